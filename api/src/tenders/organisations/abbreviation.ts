import { table } from '../../reference/place-table.js'

/** A name, and the first letters of its words: `RSD` for Regionale Sociale Dienst Beekstreek is among their beginnings. */
export interface NamePart {
  readonly name: ReadonlySet<string>
  readonly initials: string
}

const MAX_ABBREVIATION = 6
/** Fewest letters that are first letters of words by no chance, also in the middle: 'UMC' of Maastricht University Medical Center. */
export const MIN_WITHIN = 3

export const isAbbreviation = (word: string, { initials }: NamePart) =>
  word.length >= 2 &&
  word.length <= MAX_ABBREVIATION &&
  (initials.startsWith(word) || (word.length >= MIN_WITHIN && initials.includes(word)))

/** Fewest letters in which one may be a slip, or the rest of a compound. */
const MIN_SPELLED = 6

/** 'Tynaarloo' for a municipality, 'Politieorganisatie' for the police, 'RvIG' for who has these letters in its name. */
export function areAkin(one: NamePart, other: NamePart): boolean {
  const [ours, theirs] = [[...one.name], [...other.name]]
  if (ours.length > 0 && ours.length === theirs.length && ours.every((word, index) => isSlip(word, theirs[index]!)))
    return true
  return isBlend(one, other) || isBlend(other, one)
}

/** One letter more, less or other in a word, of which one is no place: 'Heerde' and 'Heerle' are two. */
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

/** Each word of the one an abbreviation of words of the other, or that word. */
const isBlend = (short: NamePart, long: NamePart): boolean =>
  short.name.size > 0 &&
  [...short.name].every(word => long.name.has(word) || isSpelledBy(word, [...long.name])) &&
  [...short.name].some(word => !long.name.has(word))

const MAX_LENGTH = 60
/** First letters of words that a name is read without: 'v' of 'voor' in RvIG. */
const OF_ARTICLE = new Set('vdhtbo')

/** Whether the letters of an abbreviation stand in the words in that order, each word with its first one. */
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
