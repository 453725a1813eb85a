import { describe, expect, test } from '@jest/globals'
import { readPieces } from './read-pieces.js'
import { understand } from './understand.js'
import type { Wish } from './wish.js'

const wishesOf = (text: string) => understand(readPieces(text))
const wordsOf = (wishes: readonly Wish[]) => wishes.map(({ words }) => words)
const wanted = (text: string) => wordsOf(wishesOf(text).filter(wish => !wish.isOptional))
const codesOf = (wish: Wish | undefined) => wish?.alternatives.flatMap(one => ('code' in one ? [one.code] : []))

describe('codes in a search', () => {
  test.each([
    ['45233120-6', ['#cpv4523312', '#id452331206']],
    ['30000000', ['#cpv30', '#id30000000']],
    ['123456-2026', ['#id1234562026']],
    ['TN.0042/26', ['#idtn004226']],
    ['00123456', ['#cpv00123456', '#id123456']],
  ])('find the entries for %j: %j', (text, codes) => {
    expect(codesOf(wishesOf(text)[0])).toEqual(codes)
  })

  test('that are a CPV class match every code with the same first digits', () => {
    expect(wishesOf('45200000')[0]?.alternatives[0]).toEqual({ code: '#cpv452', isBeginning: true })
  })

  test('exclude short numbers, which are only words', () => {
    expect(codesOf(wishesOf('365')[0])).toEqual([])
  })
})

describe('words for the kind of contract', () => {
  test.each([
    ['opdracht glasbewassing', ['glasbewassing']],
    ['ik zoek een opdracht als jurist', ['een', 'jurist']],
    ['levering strooizout', ['strooizout']],
    ['opdrachten', ['opdrachten']],
    ['waar vind ik opdrachten', ['waar', 'vind', 'ik', 'opdrachten']],
  ])('are not required: %j requires %j', (text, words) => {
    expect(wanted(text)).toEqual(words)
  })

  test.each([
    ['zzp jurist', '#typefreelance_contract'],
    ['vacature jurist', '#typefreelance_contract'],
    ['aanbesteding schoonmaak', '#typeeu_procurement'],
  ])('select a type: %j selects %j', (text, code) => {
    expect(codesOf(wishesOf(text)[0])).toEqual([code])
  })
})

describe('places in a search', () => {
  test.each([
    ['den bosch', '#inshertogenbosch'],
    ["'s-gravenhage", '#indenhaag'],
    ['brabant', '#pvnoordbrabant'],
    ['fryslân', '#pvfriesland'],
    ['achterhoek', '#indoetinchem'],
    ['regio twente', '#inenschede'],
  ])('find the entry of %j: %j', (text, code) => {
    expect(wishesOf(text).flatMap(wish => codesOf(wish) ?? [])).toContain(code)
  })

  test("do not require a preceding 'regio', which alone is a word", () => {
    expect(wanted('regio utrecht')).toEqual(['utrecht'])
    expect(wanted('regio communicatie')).toEqual(['regio', 'communicatie'])
  })

  test("do not require a preceding 'in de buurt van', nor words that fit any contract", () => {
    expect(wanted('in de buurt van utrecht')).not.toContain('buurt')
    expect(wanted('iemand met ervaring in een senior rol als stedenbouwkundige')).not.toContain('senior')
  })

  test("include a name that is also a common word only after a word such as 'gemeente'", () => {
    expect(codesOf(wishesOf('best')[0])).toEqual([])
    expect(wishesOf('gemeente best').map(codesOf)).toEqual([[], ['#inbest']])
    expect(wanted('regio den bosch')).toEqual(['den bosch'])
    expect(wanted('omgeving zuid-limburg')).toEqual(['zuid-limburg'])
  })
})

test('an abbreviated kind of organisation is searched in every text, because titles do not contain it', () => {
  expect(wishesOf('vr kustland')[0]?.alternatives).toContainEqual({ typed: 'veiligheidsregio' })
})

describe('related words', () => {
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

  test('include synonyms of terms of several words', () => {
    expect(wordsOf(wishesOf('openbare flarp'))).toEqual(['openbare', 'flarp'])
    expect(wanted('openbare verlichting')).toEqual(['openbare verlichting'])
    expect(titled('openbare verlichting')).toContain('straatverlichting')
  })

  test('include the compound of adjacent words', () => {
    expect(wishesOf('zout opslagloods').map(({ alternatives }) => alternatives.at(-1))).toEqual([
      { joined: 'zoutopslagloods' },
      { joined: 'zoutopslagloods' },
    ])
  })

  test('are not added to phrases and excluded words', () => {
    expect(wishesOf('"schoonmaak van" -glasbewassing')).toEqual([
      { words: 'schoonmaak van', isPhrase: true, step: 'asTyped', alternatives: [] },
      { words: 'glasbewassing', isExcluded: true, step: 'asTyped', alternatives: [] },
    ])
  })

  test('are limited in number, and a long text is parsed up to a maximum number of words', () => {
    const wishes = wishesOf(Array(60).fill('onderhoud').join(' '))
    expect(wishes).toHaveLength(60)
    expect(wishes.slice(12).every(({ alternatives }) => alternatives.length === 0)).toBe(true)
    expect(wishes.flatMap(({ alternatives }) => alternatives).length).toBeLessThanOrEqual(96)
  })
})
