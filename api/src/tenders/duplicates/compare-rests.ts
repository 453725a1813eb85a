import { isNameOf } from '../organisations/organisation.js'
import type { Pair } from './compare-sentences.js'
import type { Profile } from './profile.js'
import type { Sentence } from './sentences.js'
import { stemOf, stemsOf } from './stems.js'
import { worthOfStem } from './usual-words.js'

export interface ComparedRests {
  /** Worth of the rare words that both rests say. */
  readonly shared: number
  /** Which part of the shorter rest the other one says too. */
  readonly share: number
  /** How much a share of so few words can be believed: 1 of a full sentence. */
  readonly certainty: number
}

/** Least worth of a rest that tells something, and worth of a full sentence, which tells for sure. */
const MIN_WORTH = 0.8
const FULL_WORTH = 2

/**
 * Symmetric. Texts without the sentences that they have in common: who presents a client, or asks for the same diploma, does so for
 * each of its assignments, and only the rest says what this one is. Null when either has hardly anything else: it was copied then.
 */
export function compareRests(one: Profile, other: Profile, equal: readonly Pair[]): ComparedRests | null {
  if (equal.length === 0) return null
  const [ours, theirs] = [restOf(one, other, equal, 'ours'), restOf(other, one, equal, 'theirs')]
  const [oursWorth, theirsWorth] = [worthOf(ours.stems), worthOf(theirs.stems)]
  const short = Math.min(oursWorth, theirsWorth)
  if (short < MIN_WORTH) return null
  const [common, back] = [commonOf(ours, theirs), commonOf(theirs, ours)]
  const shared = Math.min(worthOf(common), worthOf(back))
  const inShort = worthOf(oursWorth <= theirsWorth ? common : back)
  return { shared, share: inShort / short, certainty: Math.min(1, short / FULL_WORTH) }
}

interface Rest {
  readonly stems: ReadonlySet<string>
  /** The words in a row, in which a word may be part of a compound. */
  readonly text: string
}

/** Of an equal sentence, the words that are not in the other one; the names of clients and places say nothing. */
function restOf(one: Profile, other: Profile, equal: readonly Pair[], side: 'ours' | 'theirs'): Rest {
  const otherSide = side === 'ours' ? 'theirs' : 'ours'
  const matches = new Map<Sentence, Sentence>(equal.map(pair => [pair[side], pair[otherSide]]))
  const words = one.said.sentences
    .filter(({ isOfTerms, isStandard }) => !isOfTerms && !isStandard)
    .flatMap(sentence => [...sentence.words].filter(word => !matches.get(sentence)?.words.has(word)))
    .filter(
      word => ![one, other].some(({ organisation, place }) => isNameOf(word, organisation) || place.includes(word)),
    )
    .filter(word => ![one, other].every(({ title }) => title.words.includes(word)))
  return { stems: stemsOf(words), text: [...words, ...one.title.words].join(' ') }
}

/** Fewest letters of a stem that is looked for within compounds. */
const MIN_PART = 5

const commonOf = (ours: Rest, theirs: Rest) =>
  [...ours.stems].filter(
    stem => theirs.stems.has(stem) || (stem.length >= MIN_PART && theirs.text.includes(stemOf(stem))),
  )

const worthOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + worthOfStem(stem), 0)
