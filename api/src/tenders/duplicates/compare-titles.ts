import { isNameOf } from '../organisations/organisation.js'
import type { Profile } from './profile.js'
import { mentionsWord } from './description.js'
import { isRole } from './title.js'

export interface ComparedTitles {
  /** Number of common words other than roles; similar words and words of the description count in part. */
  readonly subjects: number
  /** Number of letters of these words. */
  readonly letters: number
  /** Number of similar words that are no inflections: 'vastgoed' and 'vastgoedbeheer'. */
  readonly similar: number
  /** Words of each title that the other tender lacks. */
  readonly own: readonly [readonly string[], readonly string[]]
}

/** Value of a similar word, and of a word in the other's description. */
const SIMILAR_VALUE = 0.6
const IN_TEXT_VALUE = 0.5
/** Value of a common prefix of roles: two of 'klantmanager' may have different tasks. */
const PREFIX_VALUE = 0.5

export function compareTitles(one: Profile, other: Profile): ComparedTitles {
  const [ours, theirs] = joinCompounds(distinctiveWords(one, other), distinctiveWords(other, one))
  let [subjects, letters] = [0, 0]
  const count = (words: readonly string[], amount: number) => {
    for (const word of words) {
      subjects += amount * subjectValue(word, one, other)
      if (!isRole(word)) letters += word.length
    }
  }
  const equal = matchWords(ours, theirs, isInflection)
  count(equal.found, 1)
  const similar = matchWords(equal.left, equal.others, areSimilar)
  count(similar.found, SIMILAR_VALUE)
  const short = withoutInitials(similar.left, similar.others)
  const long = withoutInitials(short.others, short.left)
  subjects += short.count + long.count
  letters += short.letters + long.letters
  const rest = [long.others, long.left]
  const own = [one, other].map((_, side) => {
    const reader = side === 0 ? other : one
    const words = rest[side]!
    // A description also mentions the roles of colleagues: 'je ondersteunt de projectleiders'.
    const isMentioned = (word: string) =>
      (!isRole(word) && mentionsWord(reader.description, word)) || isNameOf(word, reader.organisation)
    count(words.filter(isMentioned), IN_TEXT_VALUE)
    return words.filter(word => !isMentioned(word))
  })
  return { subjects, letters, similar: similar.found.length, own: [own[0]!, own[1]!] }
}

const subjectValue = (word: string, { title }: Profile, other: Profile): number => {
  if (isRole(word)) return 0
  return title.rolePrefixes.has(word) && other.title.rolePrefixes.has(word) ? PREFIX_VALUE : 1
}

/** Omits names of clients and places, unless the title has no other words. */
function distinctiveWords(one: Profile, other: Profile): readonly string[] {
  const words = [...new Set(one.title.words)]
  const isRepeated = (word: string) =>
    [one, other].some(({ organisation, place }) => isNameOf(word, organisation) || place.includes(word))
  const kept = words.filter(word => !isRepeated(word))
  return kept.length > 0 ? kept : words
}

/** Joins words that the other title writes as one: 'dranken voorziening' or 'onderzoeker mobiliteit' ('mobiliteitsonderzoeker'). */
function joinCompounds(one: readonly string[], other: readonly string[]): [readonly string[], readonly string[]] {
  return [joinCompound(one, new Set(other)), joinCompound(other, new Set(one))]
}

function joinCompound(words: readonly string[], wanted: ReadonlySet<string>): readonly string[] {
  for (const first of words)
    for (const second of words) {
      if (first === second) continue
      const both = [`${first}${second}`, `${first}s${second}`].find(compound => wanted.has(compound))
      if (both) return joinCompound([...words.filter(word => word !== first && word !== second), both], wanted)
    }
  return words
}

/** Matches each word with at most one other word, preferably an equal one. */
function matchWords(
  ours: readonly string[],
  theirs: readonly string[],
  isMatch: (one: string, other: string) => boolean,
) {
  const others = new Set(theirs)
  const found = ours.filter(word => {
    const partner = others.has(word) ? word : [...others].find(candidate => isMatch(word, candidate))
    return partner !== undefined && others.delete(partner)
  })
  return { found, left: ours.filter(word => !found.includes(word)), others: [...others] }
}

const MAX_INITIALS = 4

/** Removes initials in one title and their words in the other: 'W&I' and 'werk en inkomen'. */
function withoutInitials(ours: readonly string[], theirs: readonly string[]) {
  let [left, others, count, letters] = [ours, theirs, 0, 0]
  for (const word of ours) {
    if (word.length < 2 || word.length > MAX_INITIALS) continue
    const at = others.findIndex((_, index) => initialsOf(others.slice(index, index + word.length)) === word)
    if (at < 0) continue
    count += word.length
    letters += others.slice(at, at + word.length).join('').length
    left = left.filter(kept => kept !== word)
    others = others.toSpliced(at, word.length)
  }
  return { left, others, count, letters }
}

const initialsOf = (words: readonly string[]) => words.map(word => word[0]).join('')

const MIN_SHARED = 4
const MAX_ENDING = 2

const isInflection = (one: string, other: string) => isBeginning(one, other, MAX_ENDING)

function isBeginning(one: string, other: string, most: number): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= MIN_SHARED && long.startsWith(short) && long.length - short.length <= most
}

/** Minimum Dice coefficient of the bigrams of similar words. */
const MIN_BIGRAM_OVERLAP = 0.65
const MAX_ADDED = 5

/** Whether one is a longer form ('jeugd', 'jeugdhulp') or a typing error. Equal endings do not count: 'leerlingenvervoer', 'vervoer'. */
function areSimilar(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_SHARED) return false
  if (isBeginning(one, other, MAX_ADDED)) return true
  const [ours, theirs] = [bigramsOf(one), bigramsOf(other)]
  const common = [...ours].filter(pair => theirs.has(pair)).length
  return (2 * common) / (ours.size + theirs.size) >= MIN_BIGRAM_OVERLAP
}

const bigramsOf = (word: string) =>
  new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)))
