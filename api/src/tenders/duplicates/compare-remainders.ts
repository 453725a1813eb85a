import { isNameOf } from '../organisations/organisation.js'
import type { SentencePair } from './compare-sentences.js'
import type { Profile } from './profile.js'
import type { Sentence } from './sentences.js'
import { stemOf, stemsOf } from './stems.js'
import { rarityOfStem } from './word-rarity.js'

export interface ComparedRemainders {
  /** Worth of the rare words that both rests say. */
  readonly shared: number
  /** Which part of the shorter rest the other one says too. */
  readonly share: number
  /** How much a share of so few words can be believed: 1 of a full sentence. */
  readonly certainty: number
}

/** Least worth of a rest that tells something, and worth of a full sentence, which tells for sure. */
const MIN_RARITY = 0.8
const FULL_RARITY = 2

/**
 * Symmetric. Texts without the sentences that they have in common: who presents a client, or asks for the same diploma, does so for
 * each of its assignments, and only the rest says what this one is. Null when either has hardly anything else: it was copied then.
 */
export function compareRemainders(
  one: Profile,
  other: Profile,
  equal: readonly SentencePair[],
): ComparedRemainders | null {
  if (equal.length === 0) return null
  const [ours, theirs] = [remainderOf(one, other, equal, 'ours'), remainderOf(other, one, equal, 'theirs')]
  const [oursRarity, theirsRarity] = [rarityOf(ours.stems), rarityOf(theirs.stems)]
  const short = Math.min(oursRarity, theirsRarity)
  if (short < MIN_RARITY) return null
  const [common, back] = [commonOf(ours, theirs), commonOf(theirs, ours)]
  const shared = Math.min(rarityOf(common), rarityOf(back))
  const inShort = rarityOf(oursRarity <= theirsRarity ? common : back)
  return { shared, share: inShort / short, certainty: Math.min(1, short / FULL_RARITY) }
}

interface Remainder {
  readonly stems: ReadonlySet<string>
  /** The words in a row, in which a word may be part of a compound. */
  readonly text: string
}

/** Of an equal sentence, the words that are not in the other one; the names of clients and places say nothing. */
function remainderOf(one: Profile, other: Profile, equal: readonly SentencePair[], side: 'ours' | 'theirs'): Remainder {
  const otherSide = side === 'ours' ? 'theirs' : 'ours'
  const matches = new Map<Sentence, Sentence>(equal.map(pair => [pair[side], pair[otherSide]]))
  const words = one.description.sentences
    .filter(({ isAboutTerms, isStandard }) => !isAboutTerms && !isStandard)
    .flatMap(sentence => [...sentence.words].filter(word => !matches.get(sentence)?.words.has(word)))
    .filter(
      word => ![one, other].some(({ organisation, place }) => isNameOf(word, organisation) || place.includes(word)),
    )
    .filter(word => ![one, other].every(({ title }) => title.words.includes(word)))
  return { stems: stemsOf(words), text: [...words, ...one.title.words].join(' ') }
}

/** Fewest letters of a stem that is looked for within compounds. */
const MIN_PART = 5

const commonOf = (ours: Remainder, theirs: Remainder) =>
  [...ours.stems].filter(
    stem => theirs.stems.has(stem) || (stem.length >= MIN_PART && theirs.text.includes(stemOf(stem))),
  )

const rarityOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + rarityOfStem(stem), 0)
