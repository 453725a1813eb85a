import { describe, expect, test } from '@jest/globals'
import { readPieces } from './read-pieces.js'
import { understand } from './understand.js'
import type { Wish } from './wish.js'

const wishesOf = (text: string) => understand(readPieces(text))
const wordsOf = (wishes: readonly Wish[]) => wishes.map(({ words }) => words)
const wanted = (text: string) => wordsOf(wishesOf(text).filter(wish => !wish.isOptional))
const codesOf = (wish: Wish | undefined) => wish?.alternatives.flatMap(one => ('code' in one ? [one.code] : []))

describe('codes', () => {
  test.each([
    ['45233120-6', ['#cpv4523312', '#id452331206']],
    ['30000000', ['#cpv30', '#id30000000']],
    ['123456-2026', ['#id1234562026']],
    ['TN.0042/26', ['#idtn004226']],
    ['00123456', ['#cpv00123456', '#id123456']],
  ])('%j is looked up as %j', (text, codes) => {
    expect(codesOf(wishesOf(text)[0])).toEqual(codes)
  })

  test('a class of the CPV contains what begins as it does', () => {
    expect(wishesOf('45200000')[0]?.alternatives[0]).toEqual({ code: '#cpv452', isBeginning: true })
  })

  test('a short number is only a word', () => {
    expect(codesOf(wishesOf('365')[0])).toEqual([])
  })
})

describe('words for the kind', () => {
  test.each([
    ['opdracht glasbewassing', ['glasbewassing']],
    ['ik zoek een opdracht als jurist', ['een', 'jurist']],
    ['levering strooizout', ['strooizout']],
    ['opdrachten', ['opdrachten']],
    ['waar vind ik opdrachten', ['waar', 'vind', 'ik', 'opdrachten']],
  ])('are not demanded: %j asks for %j', (text, words) => {
    expect(wanted(text)).toEqual(words)
  })

  test.each([
    ['zzp jurist', '#typefreelance_contract'],
    ['vacature jurist', '#typefreelance_contract'],
    ['aanbesteding schoonmaak', '#typeeu_procurement'],
  ])('name a type: %j asks for %j', (text, code) => {
    expect(codesOf(wishesOf(text)[0])).toEqual([code])
  })
})

describe('places', () => {
  test.each([
    ['den bosch', '#inshertogenbosch'],
    ["'s-gravenhage", '#indenhaag'],
    ['brabant', '#pvnoordbrabant'],
    ['fryslân', '#pvfriesland'],
    ['achterhoek', '#indoetinchem'],
    ['regio twente', '#inenschede'],
  ])('%j is looked up as %j', (text, code) => {
    expect(wishesOf(text).flatMap(wish => codesOf(wish) ?? [])).toContain(code)
  })

  test("'regio' before a place is not demanded, and alone it is a word", () => {
    expect(wanted('regio utrecht')).toEqual(['utrecht'])
    expect(wanted('regio communicatie')).toEqual(['regio', 'communicatie'])
  })

  test("'in de buurt van' is one of these, and a word of any contract is not demanded", () => {
    expect(wanted('in de buurt van utrecht')).not.toContain('buurt')
    expect(wanted('iemand met ervaring in een senior rol als stedenbouwkundige')).not.toContain('senior')
  })

  test('a place that is a word too is one only where it is named', () => {
    expect(codesOf(wishesOf('best')[0])).toEqual([])
    expect(wishesOf('gemeente best').map(codesOf)).toEqual([[], ['#inbest']])
    expect(wanted('regio den bosch')).toEqual(['den bosch'])
    expect(wanted('omgeving zuid-limburg')).toEqual(['zuid-limburg'])
  })
})

test('an abbreviated kind of organisation is asked of every text, since titles do not have it', () => {
  expect(wishesOf('vr kustland')[0]?.alternatives).toContainEqual({ typed: 'veiligheidsregio' })
})

describe('other words', () => {
  const titled = (text: string) =>
    wishesOf(text).flatMap(wish => wish.alternatives.flatMap(one => ('titled' in one ? [one.titled] : [])))

  test.each([
    ['applicatiebeheerder', 'applicatiebeheer'],
    ['beveiliger', 'beveiliging'],
    ['begeleiden', 'begeleiding'],
    ['testmanagement', 'testmanager'],
    ['installateur', 'installatie'],
    ['schoonmaakbedrijf', 'schoonmaak'],
  ])('are derived: %j gives %j', (text, word) => {
    expect(titled(text)).toContain(word)
  })

  test('terms of several words are taken together', () => {
    expect(wordsOf(wishesOf('openbare flarp'))).toEqual(['openbare', 'flarp'])
    expect(wanted('openbare verlichting')).toEqual(['openbare verlichting'])
    expect(titled('openbare verlichting')).toContain('straatverlichting')
  })

  test('words beside each other are one compound too', () => {
    expect(wishesOf('zout opslagloods').map(({ alternatives }) => alternatives.at(-1))).toEqual([
      { joined: 'zoutopslagloods' },
      { joined: 'zoutopslagloods' },
    ])
  })

  test('a phrase and what is excluded stay as they are', () => {
    expect(wishesOf('"schoonmaak van" -glasbewassing')).toEqual([
      { words: 'schoonmaak van', isPhrase: true, step: 'asTyped', alternatives: [] },
      { words: 'glasbewassing', isExcluded: true, step: 'asTyped', alternatives: [] },
    ])
  })

  test('of a long text only the first words are understood, with a limited number of alternatives', () => {
    const wishes = wishesOf(Array(60).fill('onderhoud').join(' '))
    expect(wishes).toHaveLength(60)
    expect(wishes.slice(12).every(({ alternatives }) => alternatives.length === 0)).toBe(true)
    expect(wishes.flatMap(({ alternatives }) => alternatives).length).toBeLessThanOrEqual(96)
  })
})
