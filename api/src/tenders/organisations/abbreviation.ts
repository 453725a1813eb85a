import { table } from '../../reference/place-table.js'

/** A name, and the initials of its words: `RSD` for Regionale Sociale Dienst Beekstreek is a prefix of them. */
export interface NamePart {
  readonly name: ReadonlySet<string>
  readonly initials: string
}

const MAX_ABBREVIATION = 6
/** Minimum length of an abbreviation inside the initials, to exclude coincidences: 'UMC' of Maastricht University Medical Center. */
export const MIN_WITHIN = 3

export const isAbbreviation = (word: string, { initials }: NamePart) =>
  word.length >= 2 &&
  word.length <= MAX_ABBREVIATION &&
  (initials.startsWith(word) || (word.length >= MIN_WITHIN && initials.includes(word)))

/** Minimum length of a word that may have a typing error or be shortened. */
const MIN_SPELLED = 6

/** Whether names may be spellings of one organisation: typing errors, shortened words, or an abbreviation such as 'RvIG'. */
export function areSimilarNames(one: NamePart, other: NamePart): boolean {
  const [ours, theirs] = [[...one.name], [...other.name]]
  if (ours.length > 0 && ours.length === theirs.length && ours.every((word, index) => isSlip(word, theirs[index]!)))
    return true
  return isBlend(one, other) || isBlend(other, one)
}

/** Whether two words differ by one letter. Two place names are different: 'Heerde' and 'Heerle'. */
function isSlip(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < MIN_SPELLED || (table.has(one) && table.has(other))) return false
  if (long.startsWith(short) && !table.has(short)) return true
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  return long.length - start - end <= 1
}

/** Whether each word of the short name is a word of the long one or abbreviates its words. */
const isBlend = (short: NamePart, long: NamePart): boolean =>
  short.name.size > 0 &&
  [...short.name].every(word => long.name.has(word) || isSpelledBy(word, [...long.name])) &&
  [...short.name].some(word => !long.name.has(word))

const MAX_LENGTH = 60
/** Initials of words that names omit: 'v' of 'voor' in RvIG. */
const OF_ARTICLE = new Set('vdhtbo')

/** Whether the letters of an abbreviation occur in the words in that order, including the initial of each word. */
function isSpelledBy(short: string, words: readonly string[]): boolean {
  const letters = short.replace(/(\p{L})2/gu, '$1$1')
  if (letters.length < MIN_WITHIN || letters.length > MAX_ABBREVIATION || words.length === 0) return false
  const whole = words.join('').slice(0, MAX_LENGTH)
  if (whole.length < letters.length * 3) return false
  const pattern = Array.from(letters, (letter, index) =>
    index > 0 && OF_ARTICLE.has(letter) ? `(?:${letter}.*)?` : `${letter}.*`,
  )
  if (!new RegExp(`^${pattern.join('')}`, 'u').test(whole)) return false
  return words.every(word => letters.includes(word[0]!))
}
