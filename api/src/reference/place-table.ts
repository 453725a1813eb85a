import { keyOf, keyOfWords, withoutEmptyEnd, withoutEmptyWords, wordSet } from './place-text.js'
import { otherProvinceNames, places, provinceAbbreviations } from './places.js'
import { type Province, provinces } from './regions.js'
import { sitesByTown } from './sites.js'

export interface Place {
  readonly name: string
  readonly province: Province | null
  /** Dutch name of the country; absent in the Netherlands. */
  readonly country?: string
}

/** A province named in the text; when weak, the province of the place beside it takes precedence. */
export interface NamedProvince {
  readonly province: Province
  readonly isWeak: boolean
}

export const provinceNames = new Map<string, Province>([
  ...provinces.map(province => [keyOf(province), province] as const),
  ...Object.entries(otherProvinceNames),
])

const provinceByAbbreviation = new Map(
  provinces.flatMap(province => provinceAbbreviations[province].map(short => [short, province] as const)),
)

export const table = new Map<string, Place>()
for (const { name, province } of places) {
  const key = keyOf(name)
  if (!table.has(key)) table.set(key, { name, province })
}
for (const { name, otherNames } of places) {
  if (otherNames.length === 0) continue
  const province = table.get(keyOf(name))?.province ?? null
  for (const spelling of [name, ...otherNames]) table.set(keyOf(spelling), { name, province })
}

const sites = new Set<Place>()
for (const [name, names] of Object.entries(sitesByTown)) {
  const site: Place = { name, province: table.get(keyOf(name))?.province ?? null }
  sites.add(site)
  for (const spelling of names) table.set(keyOf(spelling), site)
}

/** Whether it was found by the name of a site. A town named beside the site takes precedence. */
export const isSite = (place: Place): boolean => sites.has(place)

/** The displayed name for any name of a place or province: "'s-Hertogenbosch" for 'Den Bosch'. */
export function usualName(name: string): string | undefined {
  const key = keyOf(name)
  const place = table.get(key)
  return provinceNames.get(key) ?? (place && !isSite(place) ? place.name : undefined)
}

const homonyms = new Set(places.flatMap(({ name }) => baseOfQualified(name)))

/** Whether several towns in the Netherlands have the name, so that the name alone is ambiguous: 'Bergen'. */
export const isHomonym = (key: string): boolean => homonyms.has(key) && !table.has(key)

function baseOfQualified(name: string): readonly string[] {
  const base = /^(.+) \(.+\)$/.exec(name)?.[1]
  return base === undefined ? [] : [keyOf(base)]
}

export const compass = wordSet('noord oost zuid west midden centraal noordoost noordwest zuidoost zuidwest')

/** After one of these words a known name is another place: Nieuw-Amsterdam is in Drenthe. */
export const makesAnotherName = wordSet(
  'nieuw nieuwe oud oude klein groot noord oost zuid west hoog laag sint boven beneden',
)

/** Tries the whole name first, because some begin with a stop word: 'Land van Cuijk'. */
export const placeNamed = (words: readonly string[]) =>
  table.get(keyOfWords(words)) ??
  table.get(keyOfWords(withoutEmptyEnd(words))) ??
  table.get(keyOfWords(withoutEmptyWords(words)))

/** The qualified name of a place in that province: 'Hengelo (Gld)' for 'Hengelo' in Gelderland. */
export function qualified(name: string, province: Province): Place | undefined {
  const key = keyOf(name)
  for (const ending of ['', ...provinceAbbreviations[province]]) {
    const place = table.get(key + ending)
    if (place?.province === province) return place
  }
  return undefined
}

export function placeIn(place: Place, { province, isWeak }: NamedProvince): Place {
  if (place.province === province) return place
  return qualified(place.name, province) ?? (isWeak && place.province ? place : { name: place.name, province })
}

export function provinceNamed(words: readonly string[]): NamedProvince | undefined {
  const key = keyOfWords(withoutEmptyWords(words))
  const province = provinceNames.get(key)
  // Utrecht and Groningen are also cities: 'Den Haag, Utrecht' names two cities.
  if (province) return { province, isWeak: table.has(key) }
  const short = provinceByAbbreviation.get(key)
  return short && { province: short, isWeak: true }
}

/** Splits a trailing province from the words before it: 'Hengelo Gelderland', 'Bergen L'. */
export function splitProvince(words: readonly string[]) {
  for (const length of [3, 2, 1]) {
    if (length > words.length) continue
    const end = words.slice(-length)
    const named = provinceNamed(end)
    if (named) return { rest: words.slice(0, -length), ...named, isShort: !provinceNames.has(keyOfWords(end)) }
  }
  return undefined
}

const ordinaryWords = new Set(places.filter(({ isWord }) => isWord).map(({ name }) => keyOf(name)))

export const isOrdinary = (words: readonly string[]) => ordinaryWords.has(keyOfWords(words))

/** The longest prefix of the words that is a known name. */
export function placeAtStart(words: readonly string[], longestRest: number) {
  for (let length = Math.min(words.length, 8); length > 0 && words.length - length <= longestRest; length--) {
    const place = table.get(keyOfWords(words.slice(0, length)))
    if (place) return { place, words: words.slice(0, length) }
  }
  return undefined
}

/** A known place among other words: 'Rotterdam-Zuid', 'Politie Den Haag'. */
export function placeAmong(words: readonly string[]): Place | undefined {
  const start = placeAtStart(words.join(' ').split(/[ -]+/), 3)
  const known = start && !isOrdinary(start.words) ? start.place : undefined
  // A site has branches elsewhere: 'Politieacademie Amsterdam'.
  if (known && !isSite(known)) return known
  for (let begin = 1; begin <= Math.min(3, words.length - 1); begin++) {
    const place = table.get(keyOfWords(words.slice(begin)))
    if (!place || isOrdinary(words.slice(begin))) continue
    return makesAnotherName.has(keyOf(words[begin - 1] ?? '')) ? undefined : place
  }
  return known
}
