import { type Country, countries } from './abroad.js'
import { isHomonym, type Place, provinceNames } from './place-table.js'
import { keyOf, keyOfWords, type Part, unknownName, withoutEmptyWords, wordSet } from './place-text.js'

/** The country of a place abroad that is not in the table, or that could be in several countries. */
export const ABROAD = 'Buitenland'
export const HOME = 'Nederland'

const countryByCode = new Map(countries.flatMap(country => country.codes.map(code => [code, country.name] as const)))

const countryByName = new Map<string, string>([[keyOf(ABROAD), ABROAD]])
for (const { name, otherNames } of countries)
  for (const spelling of [name, ...otherNames]) countryByName.set(keyOf(spelling), name)

interface Town {
  readonly name: string
  readonly country: string
}

const townsOf = ({ name: country, towns }: Country) =>
  towns.flatMap(({ name, otherNames }) =>
    [name, ...otherNames].map((spelling): [string, Town] => [keyOf(spelling), { name, country }]),
  )

const townsByCountry = new Map(countries.map(country => [country.name, new Map(townsOf(country))]))

/** Undefined for a name in several countries, or of several towns in the Netherlands. */
const townByName = new Map<string, Town | undefined>()
for (const towns of townsByCountry.values())
  for (const [key, town] of towns) townByName.set(key, townByName.has(key) || isHomonym(key) ? undefined : town)

const toPlace = (name: string, country: string): Place => ({ name, country, province: null })

/** The Dutch name of a town or region in that country: Brussel for 'Bruxelles' in 'België'. */
export const townIn = (country: string, name: string): string | undefined =>
  townsByCountry.get(country)?.get(keyOf(name))?.name

/** A place abroad; the country itself when there is no name. */
export const abroadIn = (country: string, name: string | undefined): Place => toPlace(name ?? country, country)

/** Words that refer to the Netherlands: 'Nederland en België'. */
const homeWords = wordSet('nederland nederlands nederlandse netherlands nl nld nederlanden holland binnenland binnen')

const isHome = ({ words }: Part) => words.some(word => homeWords.has(keyOf(word)))

/** A code of two or three letters counts as a country only after a town. 'FR' stays Friesland. */
function countryNamed(words: readonly string[], isBehind: boolean): string | undefined {
  const name = countryByName.get(keyOfWords(words))
  if (name || !isBehind || words.length !== 1 || provinceNames.has(keyOfWords(words))) return name
  const code = words[0]!
  return /^(?:BE|LU|[A-Z]{3})$/.test(code) ? countryByCode.get(code) : undefined
}

/** Splits a country from the town before it: 'Antwerpen België'. */
function splitCountry(words: readonly string[], isBehind: boolean) {
  const trimmed = withoutEmptyWords(words)
  const whole = countryNamed(trimmed, isBehind)
  if (whole) return { country: whole, rest: [] }
  for (const length of [1, 2, 3]) {
    const country = length < trimmed.length ? countryNamed(trimmed.slice(-length), false) : undefined
    const rest = withoutEmptyWords(trimmed.slice(0, -length))
    if (country && unknownName(rest)) return { country, rest }
  }
  return undefined
}

/**
 * The place in the country that the text names: 'Brussel, België', or 'België' alone; null when it names no country, or the Netherlands
 * too.
 * @param isKnown whether the part names a place in the Netherlands, which takes precedence unless it stands directly before the country
 */
export function placeAbroad(parts: readonly Part[], isKnown: (part: Part) => boolean): Place | null {
  if (parts.some(isHome)) return null
  for (const [index, part] of parts.entries()) {
    const found = splitCountry(part.words, index > 0)
    if (!found) continue
    const { country, rest } = found
    const earlier = part.isAlternative ? townAbroad(parts.slice(0, index)) : null
    if (earlier) return earlier
    const before = part.isAlternative || rest.length > 0 ? index : index - 1
    if (parts.slice(0, Math.max(before, 0)).some(isKnown)) return null
    const town = rest.length > 0 || before < 0 || before === index ? rest : parts[before]!.words
    return abroadIn(country, nameOf(town, country) ?? townBehind(parts[index + 1], country))
  }
  return null
}

/** The town after a country, 'België, Brussel', only when it is known, because a street may follow as well. */
const townBehind = (part: Part | undefined, country: string) =>
  part && !part.isAlternative ? townIn(country, withoutEmptyWords(part.words).join(' ')) : undefined

function nameOf(words: readonly string[], country: string): string | undefined {
  const trimmed = withoutEmptyWords(words)
  return townIn(country, trimmed.join(' ')) ?? unknownName(trimmed)
}

export const isCountry = (name: string): boolean => countryByName.has(keyOf(name))

/** The first part that is a well-known town abroad: 'Antwerpen'. */
export function townAbroad(parts: readonly Part[]): Place | null {
  if (parts.some(isHome)) return null
  for (const { words } of parts) {
    const town = townByName.get(keyOfWords(words)) ?? townByName.get(keyOfWords(withoutEmptyWords(words)))
    if (town) return toPlace(town.name, town.country)
  }
  return null
}

/** The countries of a set of NUTS or ISO codes, in Dutch, including the Netherlands. Unknown codes are left out. */
export function countriesOfCodes(codes: readonly string[]): readonly string[] {
  const names = codes.map(code => (code.startsWith('NL') ? HOME : (countryByCode.get(code) ?? ofNuts(code))))
  return [...new Set(names.filter(name => name !== undefined))]
}

/** Codes of three letters are NUTS only for these countries ('DEA'); others are ISO codes of countries outside the table ('MEX'). */
const ofNuts = (code: string) =>
  /^(?!DE|FR|IT|UK)[A-Z]{3}$/.test(code) ? undefined : countryByCode.get(code.slice(0, 2))
