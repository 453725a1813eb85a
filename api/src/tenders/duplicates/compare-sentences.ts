import { isNameOf } from '../organisations/organisation.js'
import { mentionsStem } from './compare-texts.js'
import type { Profile } from './profile.js'
import { stemOf } from './stems.js'
import type { Sentence } from './sentences.js'
import { rarityOfStem } from './word-rarity.js'

export interface ComparedSentences {
  /** Share of the shorter text that the other one contains as sentences. */
  readonly copied: number
  /** Share of the shorter text that the other one lacks; 0 when there are too few sentences. */
  readonly own: number
  /** Rarity of the words that differ between otherwise equal sentences. */
  readonly replaced: number
  /** Whether two sentences differ only in a name or an amount: a quay of '480 meter' or '620 meter'. */
  readonly haveDifferentFacts: boolean
  /** Sentences in both texts, including those about the client. */
  readonly equal: readonly SentencePair[]
}

const NOTHING: ComparedSentences = { copied: 0, own: 0, replaced: 0, haveDifferentFacts: false, equal: [] }

/** Minimum number of words to compare. */
const MIN_WORDS = 8
/** Words of two full sentences; fewer may be equal by coincidence, as in a standard text. */
const MANY_WORDS = 20
/** Overlap of the shorter sentence: from `MIN_COPIED` it is a copy, from `MIN_SIMILARITY` a variant. */
const MIN_COPIED = 0.8
const MIN_SIMILARITY = 0.4
/** Minimum number of words and of bigrams in common. */
const MIN_COMMON = 3
const MIN_BIGRAMS = 3

export interface SentencePair {
  readonly ours: Sentence
  readonly theirs: Sentence
  readonly share: number
}

/** Symmetric. A broker copies or omits sentences of an assignment; a client that reuses its own text for another assignment replaces words. */
export function compareSentences(one: Profile, other: Profile): ComparedSentences {
  if (!one.tender.description || !other.tender.description) return NOTHING
  const [ours, theirs] = [one.description.sentences, other.description.sentences]
  const all = bestPairs(ours, theirs)
  const isTask = ({ isAboutTerms, isStandard }: Sentence) => !isAboutTerms && !isStandard
  const pairs = all.filter(pair => isTask(pair.ours) && isTask(pair.theirs))
  const others = new Set(all.filter(pair => differInFacts(pair, one, other)))
  const [size, otherSize] = [sizeOf(ours.filter(isTask)), sizeOf(theirs.filter(isTask))]
  const [short, side] = size <= otherSize ? [size, 'ours' as const] : [otherSize, 'theirs' as const]
  const equal = pairs.filter(pair => pair.share >= MIN_COPIED && !others.has(pair))
  const copied = sizeOf([...new Set(equal.map(pair => pair[side]))])
  return {
    copied: short < MIN_WORDS ? 0 : (copied / short) * Math.min(1, copied / MANY_WORDS),
    own: short < MANY_WORDS ? 0 : 1 - copied / short,
    replaced: pairs.reduce((sum, pair) => sum + replacedRarity(pair, one, other), 0),
    haveDifferentFacts: others.size > 0,
    equal: all.filter(pair => pair.share >= MIN_COPIED && !pair.ours.isAboutTerms && !pair.theirs.isAboutTerms),
  }
}

const sizeOf = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words.size, 0)

/** Pairs of similar sentences without a better match for either. */
function bestPairs(ours: readonly Sentence[], theirs: readonly Sentence[]): readonly SentencePair[] {
  const pairs = ours.flatMap(our =>
    theirs.flatMap(their => {
      const share = overlapOf(our.words, their.words)
      return share >= MIN_SIMILARITY && countCommon(our.bigrams, their.bigrams) >= MIN_BIGRAMS
        ? [{ ours: our, theirs: their, share }]
        : []
    }),
  )
  return pairs.filter(pair =>
    pairs.every(({ ours: our, theirs: their, share }) =>
      our === pair.ours || their === pair.theirs ? share <= pair.share : true,
    ),
  )
}

function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = countCommon(one, other)
  return common < MIN_COMMON ? 0 : common / Math.min(one.size, other.size)
}

function countCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common++
  return common
}

/** A template keeps the beginning of its sentences, and a paraphrase does not. */
const BEGINNING = 2
const haveSameBeginning = ({ ours, theirs }: SentencePair): boolean => {
  const [our, their] = [ours, theirs].map(({ words }) => [...words].slice(0, BEGINNING).join(' '))
  return our === their
}

/** 0 when one sentence only omits words, because that is an abridgement. */
function replacedRarity(pair: SentencePair, one: Profile, other: Profile): number {
  const { ours, theirs } = pair
  if (!haveSameBeginning(pair)) return 0
  return Math.min(
    rarityOf(unsharedWords(ours, theirs, one, other, other)),
    rarityOf(unsharedWords(theirs, ours, one, other, one)),
  )
}

/** Words that the reader lacks, except clients and places, because a broker that hides its client replaces those. */
const unsharedWords = (
  sentence: Sentence,
  match: Sentence,
  one: Profile,
  other: Profile,
  reader: Profile,
): readonly string[] =>
  [...sentence.words].filter(
    word =>
      !match.words.has(word) &&
      !mentionsStem(reader, stemOf(word)) &&
      ![one, other].some(({ organisation, place }) => isNameOf(word, organisation) || place.includes(word)),
  )

/** Length from which a word is a compound, which is rarer than its stem: 'energiestrategie'. */
const COMPOUND_LENGTH = 12
const rarityOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (word.length >= COMPOUND_LENGTH ? 1 : rarityOfStem(stemOf(word))), 0)

/** Whether the pair has different amounts of one unit, or different names that the other text lacks. */
function differInFacts(pair: SentencePair, one: Profile, other: Profile): boolean {
  const { ours, theirs } = pair
  if ([...ours.amounts].some(([unit, amount]) => (theirs.amounts.get(unit) ?? amount) !== amount)) return true
  if (ours.names.size === 0 || theirs.names.size === 0 || !haveSameBeginning(pair)) return false
  const [our, their] = [unsharedWords(ours, theirs, one, other, other), unsharedWords(theirs, ours, one, other, one)]
  return our.some(word => ours.names.has(word)) && their.some(word => theirs.names.has(word))
}

export interface ComparedCounts {
  /** Number of amounts in both. */
  readonly shared: number
  /** Whether both have amounts, and none in common. */
  readonly areDifferent: boolean
}

/** Symmetric. Ignores common sentences: the population of a town recurs in each of its assignments. */
export function compareCounts(one: Profile, other: Profile, equal: readonly SentencePair[]): ComparedCounts {
  const [ours, theirs] = [
    countsOf(one, new Set(equal.map(pair => pair.ours))),
    countsOf(other, new Set(equal.map(pair => pair.theirs))),
  ]
  const shared = [...ours].filter(count => theirs.has(count)).length
  return { shared, areDifferent: ours.size > 0 && theirs.size > 0 && shared === 0 }
}

const countsOf = ({ description }: Profile, excluded: ReadonlySet<Sentence>): ReadonlySet<string> =>
  new Set(description.sentences.filter(sentence => !excluded.has(sentence)).flatMap(({ counts }) => [...counts]))
