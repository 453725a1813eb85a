import { isNameOf } from '../organisations/organisation.js'
import type { SentencePair } from './compare-sentences.js'
import type { Profile } from './profile.js'
import type { Sentence } from './sentences.js'
import { stemOf, stemsOf } from './stems.js'
import { rarityOfStem } from './word-rarity.js'

export interface ComparedRemainders {
  /** Rarity of the words that both remainders contain. */
  readonly shared: number
  /** Share of the shorter remainder that the other one contains. */
  readonly share: number
  /** Confidence in `share`, which grows with the length of the shorter remainder; 1 from a full sentence. */
  readonly certainty: number
}

/** Minimum rarity of a remainder, and the rarity of a full sentence. */
const MIN_RARITY = 0.8
const FULL_RARITY = 2

/**
 * Symmetric. Compares texts without their common sentences, because an introduction of the client and general requirements recur in each of its
 * assignments. Null when little else remains, as in a copied text.
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
  /** All words, to search for parts of compounds. */
  readonly text: string
}

/** Words that the matching sentence lacks. Names of clients and places are no evidence, nor are words of both titles. */
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

/** Minimum length of a stem that may be part of a compound. */
const MIN_PART = 5

const commonOf = (ours: Remainder, theirs: Remainder) =>
  [...ours.stems].filter(
    stem => theirs.stems.has(stem) || (stem.length >= MIN_PART && theirs.text.includes(stemOf(stem))),
  )

const rarityOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + rarityOfStem(stem), 0)
