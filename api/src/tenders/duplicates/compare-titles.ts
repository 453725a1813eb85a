import { isNameOf } from '../organisations/organisation.js'
import type { Profile } from './profile.js'
import { saysWord } from './said.js'
import { isRole } from './title.js'

export interface ComparedTitles {
  /** How many words that are no roles both say; what is only alike, or said elsewhere, counts for a part. */
  readonly subjects: number
  /** Letters of these words. */
  readonly letters: number
  /** Words that are neither equal nor inflections, but begin alike: 'vastgoed' and 'vastgoedbeheer'. */
  readonly alike: number
  /** Of each, the words that the other one says nowhere. */
  readonly own: readonly [readonly string[], readonly string[]]
}

/** What a word counts for that the other one writes otherwise, or has in its text instead of its title. */
const ALIKE = 0.6
const IN_TEXT = 0.5
/** Two 'klantmanagers' have 'klant' in common, and may do different things. */
const HALF = 0.5

export function compareTitles(one: Profile, other: Profile): ComparedTitles {
  const [ours, theirs] = glued(telling(one, other), telling(other, one))
  let [subjects, letters] = [0, 0]
  const count = (words: readonly string[], amount: number) => {
    for (const word of words) {
      subjects += amount * worthOf(word, one, other)
      if (!isRole(word)) letters += word.length
    }
  }
  const equal = matched(ours, theirs, isInflection)
  count(equal.found, 1)
  const alike = matched(equal.left, equal.others, areAlike)
  count(alike.found, ALIKE)
  const short = withoutInitials(alike.left, alike.others)
  const long = withoutInitials(short.others, short.left)
  subjects += short.count + long.count
  letters += short.letters + long.letters
  const rest = [long.others, long.left]
  const own = [one, other].map((_, side) => {
    const reader = side === 0 ? other : one
    const words = rest[side]!
    // Of a role a text says who is worked with: 'je ondersteunt de projectleiders'.
    const isSaid = (word: string) =>
      (!isRole(word) && saysWord(reader.said, word)) || isNameOf(word, reader.organisation)
    count(words.filter(isSaid), IN_TEXT)
    return words.filter(word => !isSaid(word))
  })
  return { subjects, letters, alike: alike.found.length, own: [own[0]!, own[1]!] }
}

const worthOf = (word: string, { title }: Profile, other: Profile): number => {
  if (isRole(word)) return 0
  return title.halves.has(word) && other.title.halves.has(word) ? HALF : 1
}

/** Without names of the clients and places, which a title may repeat; unless it has nothing else. */
function telling(one: Profile, other: Profile): readonly string[] {
  const words = [...new Set(one.title.words)]
  const isRepeated = (word: string) =>
    [one, other].some(({ organisation, place }) => isNameOf(word, organisation) || place.includes(word))
  const kept = words.filter(word => !isRepeated(word))
  return kept.length > 0 ? kept : words
}

/** 'Warme dranken voorziening' and 'warme drankenvoorziening', 'onderzoeker mobiliteit' and 'mobiliteitsonderzoeker': words that the other writes as one. */
function glued(one: readonly string[], other: readonly string[]): [readonly string[], readonly string[]] {
  return [glue(one, new Set(other)), glue(other, new Set(one))]
}

function glue(words: readonly string[], wanted: ReadonlySet<string>): readonly string[] {
  for (const first of words)
    for (const second of words) {
      if (first === second) continue
      const both = [`${first}${second}`, `${first}s${second}`].find(compound => wanted.has(compound))
      if (both) return glue([...words.filter(word => word !== first && word !== second), both], wanted)
    }
  return words
}

/** Pairs each word with one of the others, that word itself first. */
function matched(ours: readonly string[], theirs: readonly string[], fit: (one: string, other: string) => boolean) {
  const others = new Set(theirs)
  const found = ours.filter(word => {
    const partner = others.has(word) ? word : [...others].find(candidate => fit(word, candidate))
    return partner !== undefined && others.delete(partner)
  })
  return { found, left: ours.filter(word => !found.includes(word)), others: [...others] }
}

const MAX_INITIALS = 4

/** 'W&I' for 'werk en inkomen': takes away what one writes in initials and the other in full. */
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

/** 'Verkeerskundig' and 'verkeerskundige', 'dienst' and 'diensten'. */
const isInflection = (one: string, other: string) => isBeginning(one, other, MAX_ENDING)

function isBeginning(one: string, other: string, most: number): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= MIN_SHARED && long.startsWith(short) && long.length - short.length <= most
}

/** Part of their pairs of letters that two words of one stem share. */
const MIN_ALIKE = 0.65
const MAX_ADDED = 5

/** A longer form of the word ('jeugd', 'jeugdhulp'), or one with a typing error; 'leerlingenvervoer' is not any 'vervoer'. */
function areAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_SHARED) return false
  if (isBeginning(one, other, MAX_ADDED)) return true
  const [ours, theirs] = [pairsOf(one), pairsOf(other)]
  const common = [...ours].filter(pair => theirs.has(pair)).length
  return (2 * common) / (ours.size + theirs.size) >= MIN_ALIKE
}

const pairsOf = (word: string) =>
  new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)))
