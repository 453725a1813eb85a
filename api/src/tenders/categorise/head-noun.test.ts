import { describe, expect, test } from '@jest/globals'
import { createHeadReader } from './head-noun.js'
import { createOutermost } from './outermost.js'

const outermostIn = createOutermost(
  ['onderhoud', 'school', 'gymzaal', 'bibliotheek', 'automatisering', 'levering van', 'zorg', 'afval'].map(text => ({
    text,
    isWhole: false,
  })),
)
const headOf = createHeadReader()
const partsOf = (title: string) => headOf(outermostIn(title))

describe('the head noun of a title', () => {
  test.each([
    ['Onderhoud school', [1, 1]],
    ['Onderhoud voor de school', [1, 0.5]],
    ['Onderhoud school ten behoeve van zorg', [1, 1, 0.5]],
    ['Onderhoud t.b.v. school en gymzaal', [1, 0.5, 0.5]],
    ['Levering van afval', [1, 1]],
    // A title without words before its preposition has no other head.
    ['Voor de school: onderhoud', [1, 1]],
    ['Raamovereenkomst voor onderhoud', [1]],
    ['Bibliotheekautomatisering', [0.5, 1]],
    ['Bibliotheek en automatisering', [1, 1]],
    ['', []],
  ])('in %j gives its keywords the shares %j', (title, shares) => {
    expect(partsOf(title).shares).toEqual(shares)
  })
})

describe('recognising a title that buys a computer system', () => {
  test.each([
    ['Systeem voor leningen', true],
    ['Leerlingdossier jeugdzorg', true],
    ['Portalen voor inwoners', true],
    ['Bibliotheekautomatisering', true],
    ['Wegbeheerapplicatie', true],
    ['Onderhoud van de school met een nieuw systeem', false],
    ['Systeemplafonds', false],
    ['Appartementen', false],
  ])('in %j: %s', (title, isSystem) => {
    expect(partsOf(title).isSystem).toBe(isSystem)
  })
})

describe('recognising a title that buys a study', () => {
  test.each([
    ['Haalbaarheidsstudie warmtenet', true],
    ['Evaluatie van de jeugdhulp', true],
    ['Kosten-batenanalyse dijkversterking', true],
    ['Inrichting van een studiezaal', false],
    ['Levering van zorg met een evaluatie', false],
    ['Visitekaartjes', false],
  ])('in %j: %s', (title, isStudy) => {
    expect(partsOf(title).isStudy).toBe(isStudy)
  })
})
