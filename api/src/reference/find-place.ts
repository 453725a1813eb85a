import {
  otherNames,
  otherProvinceNames,
  placesByProvince,
  placesThatAreWords,
  provinceAbbreviations,
} from './places.js'
import { type Province, provinces } from './regions.js'

export interface Place {
  readonly name: string
  readonly province: Province | null
}

/** Text between two separators; `isAlternative` when 'of', '/' or the like separates it from the previous one. */
interface Part {
  readonly words: readonly string[]
  readonly isAlternative: boolean
  /** Followed by a number: a street, a post box or a building. */
  readonly isAddress: boolean
}

/** A province named in the text; when weak, the province of the place beside it takes precedence. */
interface NamedProvince {
  readonly province: Province
  readonly isWeak: boolean
}

/** Longer texts are lists or prose, whose first place comes well before this length. */
const MAX_TEXT_LENGTH = 200
const MAX_PARTS = 12
const MAX_NAME_LENGTH = 40

const provinceNames = new Map<string, Province>([
  ...provinces.map(province => [keyOf(province), province] as const),
  ...Object.entries(otherProvinceNames),
])

const provinceByAbbreviation = new Map(
  provinces.flatMap(province => provinceAbbreviations[province].map(short => [short, province] as const)),
)

const table = new Map<string, Place>()
for (const province of provinces)
  for (const name of placesByProvince[province]) {
    const key = keyOf(name)
    if (!table.has(key)) table.set(key, { name, province })
  }
for (const [name, others] of Object.entries(otherNames)) {
  const province = table.get(keyOf(name))?.province ?? null
  for (const spelling of [name, ...others]) table.set(keyOf(spelling), { name, province })
}

const wordSet = (text: string) => new Set(text.trim().split(/\s+/))

/** Stop words: ignored at either end of a name; a text of only these is not a place. */
const emptyWords = wordSet(`
  regio omgeving omstreken eo ca gemeente gemeenten gem provincie prov locatie locaties standplaats plaats plaatsen
  werklocatie werkplek werkgebied vestiging nevenvestiging hoofdvestiging kantoor kantoorlocatie stadskantoor
  hoofdkantoor gemeentehuis gemeentekantoor stadhuis provinciehuis raadhuis hybride hybrid remote thuis thuiswerk
  thuiswerken thuiswerkplek online digitaal op afstand overwegend voornamelijk grotendeels deels gedeeltelijk volledig
  deel dagen dag uur uren per week maand minimaal maximaal circa nederland netherlands nl nld nederlanden
  randstad benelux europa europe eu belgie belgium duitsland germany landelijk nationaal internationaal wereldwijd
  heel geheel gehele hele land buitenland diverse divers verschillende meerdere overige overig andere alle overal
  variabel wisselend wisselende flexibel nader bepalen overleg onbekend geen nvt ntb nnb nog te in bij vanuit nabij rond
  rondom met voor naar en of and or the agglomeratie groot metropoolregio noordnederland zuidnederland oostnederland
  westnederland middennederland tbd tba na
`)

/** A text with one of these is prose or an organisation, not an unknown place. */
const proseWords = wordSet(`
  ik wij we jij je u ons onze uw een is zijn was wordt worden kan kunnen moet moeten niet wel ook als dat die dit deze
  om door uit tot over naar zoeken zoekt gezocht werken werk werkt opdracht opdrachtgever opdrachtnemer klant adres
  zie omschrijving toepassing team teams project ministerie rijkswaterstaat politie universiteit hogeschool umc
  ziekenhuis rechtbank gerechtshof veiligheidsregio omgevingsdienst belastingdienst ggd campus station waterschap
  dienst afdeling directie organisatie stichting bv nv vergadering kantoren gebouw afspraak beschikbaar mogelijk test
  null undefined none unknown holland
`)

const compass = wordSet('noord oost zuid west midden centraal noordoost noordwest zuidoost zuidwest')

/** A known name after one of these is another place: Nieuw-Amsterdam is in Drenthe. */
const makesAnotherName = wordSet('nieuw nieuwe oud oude klein groot noord oost zuid west hoog laag sint boven beneden')

const streetEnding = /(?:straat|laan|plein|gracht|kade|singel|weg|dreef|gebouw|kantoor|huis|toren|locatie)$/

/**
 * Normalised look-up key: ignores case, accents, apostrophes, hyphens and spaces; expands 'St.' to 'Sint', and 'a/d'
 * and 'aan den' to 'aan de'.
 */
function keyOf(text: string) {
  const words = text
    .replace(/['’‘`´ʼ′]/g, '')
    .replaceAll('&', ' en ')
    .replaceAll('/', '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?=\p{L}{2})/gu, ' ')
    .replaceAll('.', '')
    .match(/[\p{L}\p{N}]+/gu)
  if (!words) return ''
  return words
    .map((word, index) => {
      if (word === 'st' && index < words.length - 1) return 'sint'
      if (word === 'ad' && index > 0) return 'aande'
      return word === 'den' && words[index - 1] === 'aan' ? 'de' : word
    })
    .join('')
}

const keyOfWords = (words: readonly string[]) => keyOf(words.join(' '))

const clean = (text: string) =>
  text
    .trimStart()
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\r\n\t]+/g, ';')
    .replace(/\ba\/d\b/gi, 'a.d.')
    .replace(/\s+/g, ' ')
    .trim()

/** Separators after which a province may belong to the preceding place, and those that start a new place. */
const separator = /( [-–—]|[-–—] |[–—,:(){}[\]<>]|[;/|\\&+•·])/

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let isAlternative = false
  const add = (words: readonly string[], isAddress = false) => {
    if (words.length > 0) parts.push({ words, isAlternative, isAddress })
  }
  text.split(separator).forEach((piece, index) => {
    if (index % 2 === 1) {
      isAlternative ||= /[;/|\\&+•·]/.test(piece)
      return
    }
    const words = piece.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word))
    if (words.length === 0) return
    if (table.has(keyOfWords(words))) add(words)
    else {
      let begin = 0
      words.forEach((word, at) => {
        const postcode = postcodeLength(words, at)
        if (at < begin) return
        if (postcode > 0 || /\p{N}/u.test(word)) {
          add(words.slice(begin, at), postcode === 0)
          begin = at + Math.max(postcode, 1)
        } else if (/^(?:en|of|and|or)$/i.test(word)) {
          add(words.slice(begin, at))
          begin = at + 1
          isAlternative = true
        }
      })
      add(words.slice(begin))
    }
    isAlternative = false
  })
  return parts
}

function postcodeLength(words: readonly string[], at: number) {
  const word = words[at] ?? ''
  if (/^(?:nl-?)?\d{4}[a-z]{2}$/i.test(word)) return 1
  if (!/^(?:nl-?)?\d{4}$/i.test(word)) return 0
  return /^[a-z]{2}$/i.test(words[at + 1] ?? '') ? 2 : 1
}

const isEmptyWord = (word: string) => emptyWords.has(keyOf(word))

const withoutEmptyEnd = (words: readonly string[]) =>
  words.slice(0, words.findLastIndex(word => !isEmptyWord(word)) + 1)

function withoutEmptyWords(words: readonly string[]) {
  const end = withoutEmptyEnd(words)
  return end.slice(end.findIndex(word => !isEmptyWord(word)))
}

/** 'Land van Cuijk' begins with a word that is a stop word elsewhere. */
const placeNamed = (words: readonly string[]) =>
  table.get(keyOfWords(words)) ??
  table.get(keyOfWords(withoutEmptyEnd(words))) ??
  table.get(keyOfWords(withoutEmptyWords(words)))

/** Qualified name of a place in that province: 'Hengelo' in Gelderland is 'Hengelo (Gld)'. */
function qualified(name: string, province: Province): Place | undefined {
  const key = keyOf(name)
  for (const ending of ['', ...provinceAbbreviations[province]]) {
    const place = table.get(key + ending)
    if (place?.province === province) return place
  }
  return undefined
}

function placeIn(place: Place, { province, isWeak }: NamedProvince): Place {
  if (place.province === province) return place
  return qualified(place.name, province) ?? (isWeak && place.province ? place : { name: place.name, province })
}

function provinceNamed(words: readonly string[]): NamedProvince | undefined {
  const key = keyOfWords(withoutEmptyWords(words))
  const province = provinceNames.get(key)
  // Utrecht and Groningen are cities as well: 'Den Haag, Utrecht' names two cities.
  if (province) return { province, isWeak: table.has(key) }
  const short = provinceByAbbreviation.get(key)
  return short && { province: short, isWeak: true }
}

/** 'Hengelo Gelderland', 'Bergen L': splits a trailing province from the words before it. */
function splitProvince(words: readonly string[]) {
  for (const length of [3, 2, 1]) {
    if (length > words.length) continue
    const end = words.slice(-length)
    const named = provinceNamed(end)
    if (named) return { rest: words.slice(0, -length), ...named, isShort: !provinceNames.has(keyOfWords(end)) }
  }
  return undefined
}

const ordinaryWords = new Set(placesThatAreWords.map(keyOf))

const isOrdinary = (words: readonly string[]) => ordinaryWords.has(keyOfWords(words))

/** Longest prefix of the words that is a known name. */
function placeAtStart(words: readonly string[], longestRest: number) {
  for (let length = Math.min(words.length, 8); length > 0 && words.length - length <= longestRest; length--) {
    const place = table.get(keyOfWords(words.slice(0, length)))
    if (place) return { place, words: words.slice(0, length) }
  }
  return undefined
}

/** A known place within other words: 'Rotterdam-Zuid', 'Politie Den Haag'. */
function placeAmong(words: readonly string[]): Place | undefined {
  const start = placeAtStart(words.join(' ').split(/[ -]+/), 3)
  if (start && !isOrdinary(start.words)) return start.place
  for (let begin = 1; begin <= Math.min(3, words.length - 1); begin++) {
    const place = table.get(keyOfWords(words.slice(begin)))
    if (!place || isOrdinary(words.slice(begin))) continue
    return makesAnotherName.has(keyOf(words[begin - 1] ?? '')) ? undefined : place
  }
  return undefined
}

/** The words as the name of a place that is not in the table; undefined when they cannot be one. */
function unknownName(words: readonly string[]): string | undefined {
  const name = cleanName(words.join(' '))
  const keys = name.split(/[ -]/).map(keyOf)
  if (words.length > 5 || name.length > MAX_NAME_LENGTH || !/^['\p{L}][\p{L}' -]*$/u.test(name)) return undefined
  if (keys.some(key => emptyWords.has(key) || proseWords.has(key))) {
    const inside = withoutEmptyWords(words)
    return inside.length > 0 && inside.length < words.length ? unknownName(inside) : undefined
  }
  const isAcronym = /^\p{Lu}{1,3}$/u.test(words.join(''))
  return isAcronym || name.length < 2 || streetEnding.test(keys.at(-1) ?? '') ? undefined : name
}

function cleanName(text: string) {
  const name = text
    .normalize('NFC')
    .replace(/[’‘`´ʼ′]/g, "'")
    .replace(/(?<!\p{L})st\.? (?=\p{L})/giu, 'Sint ')
    .replace(/[."“”*?!#]/g, '')
    .replace(/^[ -]+/, '')
    .trim()
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/[\p{L}']+/gu, (word, at: number) => {
    if (/^'[a-z]$/.test(word) || (at > 0 && /^(?:aan|bij|de|den|der|en|het|in|op|te|ten|ter|van)$/.test(word)))
      return word
    return word.replace(/^'?(?:ij|\p{L})/u, first => first.toUpperCase())
  })
}

/** Interprets one part: a place, a province alone, or a name that may be an unknown place. */
function read({ words, isAddress }: Part) {
  const trimmed = withoutEmptyWords(words)
  const place = placeNamed(words)
  if (place) return { place }
  if (trimmed.length === 0) return {}
  const whole = provinceNames.get(keyOfWords(trimmed))
  if (whole) return { province: whole }
  if (isAddress) return {}
  const end = splitProvince(withoutEmptyEnd(words))
  if (end) {
    const rest = withoutEmptyWords(end.rest)
    if (!end.isShort && rest.every(word => compass.has(keyOf(word)))) return { province: end.province }
    const known = qualified(rest.join(' '), end.province) ?? placeNamed(end.rest) ?? placeAmong(rest)
    if (known) return { place: placeIn(known, end) }
    const name = end.isShort ? undefined : unknownName(rest)
    if (name) return { place: { name, province: end.province } }
  }
  const among = placeAmong(trimmed)
  return among ? { place: among } : { unknown: unknownName(trimmed) ?? '' }
}

/**
 * The first place named in the location field of a notice; null without any. 'Utrecht' and 'Groningen' alone are the
 * cities. A name that is not in the table has no province, unless one is named beside it.
 */
export function findPlace(text: string): Place | null {
  const shown = clean(text)
  const whole = table.get(keyOf(shown))
  if (whole) return whole
  const all = partsOf(shown)
  // The last part of a truncated text may be cut within a word.
  const parts = (text.trim().length > MAX_TEXT_LENGTH ? all.slice(0, -1) : all).slice(0, MAX_PARTS)
  let province: Province | undefined
  const unknown: string[] = []
  for (const [index, part] of parts.entries()) {
    const found = read(part)
    const next = parts[index + 1]
    const beside = next && !next.isAlternative ? provinceNamed(next.words) : undefined
    if (found.place) {
      const place = beside ? placeIn(found.place, beside) : found.place
      if (!province || place.province === province) return place
      return qualified(place.name, province) ?? { name: province, province }
    }
    if (found.province) province ??= found.province
    if (found.unknown === undefined) continue
    const named = beside ?? (province && { province, isWeak: true })
    const twin = found.unknown && named && qualified(found.unknown, named.province)
    if (twin) return twin
    if (found.unknown && beside) return { name: found.unknown, province: beside.province }
    unknown.push(found.unknown)
  }
  if (province) return { name: province, province }
  const [name, ...others] = unknown
  return name && others.length === 0 ? { name, province: null } : null
}

/** The municipality in the name of an organisation that begins with 'Gemeente'; null when there is none. */
export function placeOfOrganisation(name: string): Place | null {
  const rest = /^(?:de )?(?:gemeente|municipality of) (.+)$/i.exec(clean(name))?.[1]
  if (!rest) return null
  const whole = table.get(keyOf(rest))
  if (whole) return whole
  const [part, next] = partsOf(rest)
  if (!part) return null
  const beside = next && !next.isAlternative ? provinceNamed(next.words) : undefined
  const start = placeAtStart(part.words, part.words.length)
  const end = splitProvince(part.words)
  if (end) {
    const twin = qualified(end.rest.join(' '), end.province)
    if (twin) return twin
  }
  if (start) return beside && start.words.length === part.words.length ? placeIn(start.place, beside) : start.place
  return (beside && qualified(part.words.join(' '), beside.province)) ?? null
}
