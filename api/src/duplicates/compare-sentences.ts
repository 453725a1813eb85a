import { isNameOf } from '../organisations/organisation.js'
import { says } from './compare-texts.js'
import type { Profile } from './profile.js'
import { stemOf } from './said.js'
import type { Sentence } from './sentences.js'
import { worthOfStem } from './usual-words.js'

export interface ComparedSentences {
  /** Which part of the shorter text the other one has sentence by sentence; null when it has too few to tell. */
  readonly copied: number | null
  /** Which part of a shorter text of some sentences the other one does not have; null when it has too few. */
  readonly own: number | null
  /** Worth of the words that stand in place of others in sentences that are equal otherwise. */
  readonly replaced: number
  /** Sentences that are equal otherwise, with other numbers. */
  readonly numbersOther: number
}

/** Fewest words of sentences by which texts can be compared. */
const MIN_WORDS = 8
/** Words of two full sentences: fewer are the same by chance, as in a standard text. */
const MANY_WORDS = 20
/** Words of the shorter sentence in common: from the one it is the same sentence, from the other it was made from the same one. */
const COPIED = 0.8
const ALIKE = 0.4
/** Fewest words in common, and pairs of words in a row. */
const MIN_COMMON = 3
const MIN_ROWS = 3

interface Pair {
  readonly ours: Sentence
  readonly theirs: Sentence
  readonly share: number
}

/**
 * Symmetric. Who offers the same copies sentences or leaves them out; who asks for something else in a text of the client's,
 * such as another team, puts other words in its sentences.
 */
export function compareSentences(one: Profile, other: Profile): ComparedSentences {
  const [ours, theirs] = [one.said.sentences, other.said.sentences]
  const pairs = alike(ours, theirs)
  const [size, otherSize] = [sizeOf(ours), sizeOf(theirs)]
  const [short, side] = size <= otherSize ? [size, 'ours' as const] : [otherSize, 'theirs' as const]
  const copied = sizeOf([...new Set(pairs.filter(({ share }) => share >= COPIED).map(pair => pair[side]))])
  return {
    copied: short < MIN_WORDS ? null : (copied / short) * Math.min(1, copied / MANY_WORDS),
    own: short < MANY_WORDS ? null : 1 - copied / short,
    replaced: pairs.reduce((sum, pair) => sum + replacedIn(pair, one, other), 0),
    numbersOther: pairs.filter(pair => areApart(pair.ours.numbers, pair.theirs.numbers)).length,
  }
}

const sizeOf = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words.size, 0)

/** Those that are alike, and of which neither is more like another. */
function alike(ours: readonly Sentence[], theirs: readonly Sentence[]): readonly Pair[] {
  const pairs = ours.flatMap(our =>
    theirs.flatMap(their => {
      const share = shareOf(our.words, their.words)
      return share >= ALIKE && commonOf(our.rows, their.rows) >= MIN_ROWS ? [{ ours: our, theirs: their, share }] : []
    }),
  )
  return pairs.filter(pair =>
    pairs.every(({ ours: our, theirs: their, share }) =>
      our === pair.ours || their === pair.theirs ? share <= pair.share : true,
    ),
  )
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = commonOf(one, other)
  return common < MIN_COMMON ? 0 : common / Math.min(one.size, other.size)
}

function commonOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common++
  return common
}

/** None when one of them only says more: it was shortened then. */
function replacedIn({ ours, theirs }: Pair, one: Profile, other: Profile): number {
  return Math.min(
    worthOf(ownOf(ours, theirs, one, other, other)),
    worthOf(ownOf(theirs, ours, one, other, one)),
  )
}

/** Words that the reader says nowhere; neither of a client nor of the place, for who hides a client writes others there. */
const ownOf = (sentence: Sentence, match: Sentence, one: Profile, other: Profile, reader: Profile): readonly string[] =>
  [...sentence.words].filter(
    word =>
      !match.words.has(word) &&
      !says(reader, stemOf(word)) &&
      ![one, other].some(({ organisation, place }) => isNameOf(word, organisation) || place.includes(word)),
  )

const worthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + worthOfStem(stemOf(word)), 0)

const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && ![...one].some(number => other.has(number))
