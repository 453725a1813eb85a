import { isCountry, placeAbroad, townAbroad } from './find-abroad.js'
import {
  compass,
  type Place,
  placeAmong,
  placeIn,
  placeNamed,
  provinceNamed,
  provinceNames,
  qualified,
  splitProvince,
  isSite,
  table,
} from './place-table.js'
import {
  clean,
  keyOf,
  keyOfWords,
  MAX_PARTS,
  MAX_TEXT_LENGTH,
  type Part,
  partsOf,
  unknownName,
  withoutEmptyEnd,
  withoutEmptyWords,
} from './place-text.js'
import type { Province } from './regions.js'

/** Interprets one part: a place, a province alone, or a name that may be an unknown place. */
function read({ words, isAddress }: Part) {
  const trimmed = withoutEmptyWords(words)
  const place = placeNamed(words)
  if (place) return { place }
  if (trimmed.length === 0 || isCountry(trimmed.join(' '))) return {}
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
 * The first place named in the location field of a notice; null without any. 'Utrecht' and 'Groningen' alone are the cities. A name that is
 * not in the table has no province, unless the text names one beside it. Precedence: a country that the text names, a place in the
 * Netherlands, a town that is known to be abroad, an unknown name.
 */
export function findPlace(text: string): Place | null {
  const shown = clean(text)
  const whole = table.get(keyOf(shown))
  if (whole) return whole
  const all = partsOf(shown, isName)
  // The last part of a truncated text may be cut within a word.
  const parts = (text.trim().length > MAX_TEXT_LENGTH ? all.slice(0, -1) : all).slice(0, MAX_PARTS)
  const abroad = placeAbroad(parts, part => read(part).place !== undefined)
  if (abroad) return abroad
  const found = findAtHome(parts)
  if (found?.province) return found
  return townAbroad(parts) ?? found ?? (parts.some(isMinistry) ? findPlace('Den Haag') : null)
}

const isName = (words: readonly string[]) => table.has(keyOfWords(words)) || isCountry(words.join(' '))

/** Ministries are in one town; a place beside one takes precedence, because ministries have buildings everywhere. */
const isMinistry = ({ words }: Part) => /^(?:het )?(?:ministerie van|ministry of) /i.test(`${words.join(' ')} `)

function findAtHome(parts: readonly Part[]): Place | null {
  let province: Province | undefined
  const unknown: string[] = []
  for (const [index, part] of parts.entries()) {
    const found = read(part)
    const next = parts[index + 1]
    const beside = next && !next.isAlternative ? provinceNamed(next.words) : undefined
    if (found.place) {
      if (isSite(found.place) && parts.slice(index + 1).some(namesTown)) continue
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

function namesTown(part: Part): boolean {
  const place = part.isAlternative ? undefined : read(part).place
  return place !== undefined && !isSite(place)
}
