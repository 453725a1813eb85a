import {
  isOrdinary,
  isSite,
  makesAnotherName,
  type Place,
  placeAtStart,
  placeIn,
  provinceNamed,
  provinceNames,
  qualified,
  splitProvince,
  table,
} from './place-table.js'
import { clean, keyOf, keyOfWords, partsOf } from './place-text.js'
import { findProvince, type Province } from './regions.js'

/** Longest name of a place, in words: 'Capelle aan den IJssel'. */
const MAX_WORDS = 4

/**
 * The place of an organisation, derived from its name; null when the name does not tell. Only for authorities and institutions, which are
 * named after their own place, unlike companies.
 */
export const placeOfOrganisation = (name: string): Place | null =>
  placeOfAuthority(name) ?? placeOfSite(name) ?? placeOfInstitution(name)

/** The place of a municipality or a province, whose work is within its borders. */
export function placeOfAuthority(name: string): Place | null {
  const shown = clean(name)
  const province = findProvinceNamed(/^(?:de )?(?:provincie|provinsje|province of) (.+)$/i.exec(shown)?.[1])
  if (province) return { name: province, province }
  const rest = /^(?:de )?(?:gemeente|municipality of) (.+)$/i.exec(shown)?.[1]
  return rest === undefined ? null : placeOfMunicipality(rest)
}

/** Ignores the text after the name: 'Overijssel, eenheid Wegen'. */
const findProvinceNamed = (text: string | undefined): Province | undefined =>
  text === undefined ? undefined : provinceNames.get(keyOf(text.split(/[,(|/]| [-–—] /)[0]!))

function placeOfMunicipality(name: string): Place | null {
  const whole = table.get(keyOf(name))
  if (whole) return whole
  const [part, next] = partsOf(name, isName)
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

const isName = (words: readonly string[]) => table.has(keyOfWords(words))

/** An organisation that is itself a site: 'Radboudumc', 'Stichting Erasmus MC'. */
function placeOfSite(name: string): Place | null {
  const place = table.get(keyOf(clean(name).replace(/^stichting /i, '')))
  return place && isSite(place) ? place : null
}

/** Excludes water authorities, whose borders differ from those of provinces. */
const institution =
  /(?<!\p{L})(?:universit\p{L}*|\p{L}*hogeschool|academie|college|roc|mbo|school|scholen|onderwijs|bibliotheek|\p{L}*museum|theater|schouwburg|ziekenhuis|gasthuis|umc|medisch centrum|ggd|ggz|omgevingsdienst|milieudienst|veiligheidsregio|politie|rechtbank|gerechtshof|havenbedrijf|port of|seaports|luchthaven|airport|vervoerregio|metropoolregio|werkorganisatie|samenwerkingsorganisatie|inkoopbureau|woningstichting|woningcorporatie)(?!\p{L})/iu

/** The only place in its name, or the province of several places in one province. */
function placeOfInstitution(name: string): Place | null {
  const shown = clean(name)
  if (!institution.test(shown)) return null
  const [first, ...others] = placesAmong(shown.split(/[\s,;:()/&|–—]+/).filter(word => /\p{L}/u.test(word)))
  if (!first?.province || others.some(other => other.province !== first.province)) return null
  return others.every(other => other.name === first.name) ? first : { name: first.province, province: first.province }
}

/** Every place or province among the words; longer names take precedence. */
function placesAmong(words: readonly string[]): readonly Place[] {
  const found: Place[] = []
  for (let begin = 0; begin < words.length; ) {
    const named = placeFrom(words, begin)
    if (named) found.push(named.place)
    begin += named?.length ?? 1
  }
  return found
}

function placeFrom(words: readonly string[], begin: number): { place: Place; length: number } | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - begin); length > 0; length--) {
    const place = placeOfWords(words.slice(begin, begin + length), words[begin - 1])
    if (place) return { place, length }
  }
  // 'Brabant-Noord' and 'Rotterdam-Rijnmond' are not in the table, but consist of names.
  const [first, ...others] = placesIn(words[begin]!.split('-'))
  return first && others.every(other => other.province === first.province) ? { place: first, length: 1 } : undefined
}

const placesIn = (pieces: readonly string[]): readonly Place[] =>
  pieces.length < 2
    ? []
    : pieces.map((piece, index) => placeOfWords([piece], pieces[index - 1])).filter(place => place !== undefined)

function placeOfWords(words: readonly string[], before: string | undefined): Place | undefined {
  // Names begin with a capital, in "'s-Hertogenbosch" and "'t Harde" after the prefix.
  if (!/^(?:['’][st][- ]?)?\p{Lu}/u.test(words.join(' ')) || isOrdinary(words)) return undefined
  const key = keyOfWords(words)
  const place = table.get(key)
  if (place) return makesAnotherName.has(keyOf(before ?? '')) ? undefined : place
  const province = key.length > 3 ? (provinceNames.get(key) ?? findProvince(words.join(' '))) : undefined
  return province && { name: province, province }
}
