import { isNameOf } from '../organisations/organisation.js'
import { mentionsStem } from './compare-texts.js'
import type { Profile } from './profile.js'
import { stemOf } from './stems.js'
import type { Sentence } from './sentences.js'
import { rarityOfStem } from './word-rarity.js'

export interface ComparedSentences {
  /** Part of the shorter text that the other one has sentence by sentence. */
  readonly copied: number
  /** Part of the shorter text that the other one does not have; 0 when it has too few sentences to tell. */
  readonly own: number
  /** Worth of the words that stand in place of others in sentences that are equal otherwise. */
  readonly replaced: number
  /** Whether sentences are equal but for a name or an amount: '480 meter' or '620 meter' of quay. */
  readonly haveDifferentFacts: boolean
  /** The sentences that both have, whether about what is asked for or about who asks. */
  readonly equal: readonly SentencePair[]
}

const NOTHING: ComparedSentences = { copied: 0, own: 0, replaced: 0, haveDifferentFacts: false, equal: [] }

/** Fewest words of sentences by which texts can be compared. */
const MIN_WORDS = 8
/** Words of two full sentences: fewer are the same by chance, as in a standard text. */
const MANY_WORDS = 20
/** Words of the shorter sentence in common: from the one it is the same sentence, from the other it was made from the same one. */
const MIN_COPIED = 0.8
const MIN_SIMILARITY = 0.4
/** Fewest words in common, and pairs of words in a row. */
const MIN_COMMON = 3
const MIN_BIGRAMS = 3

export interface SentencePair {
  readonly ours: Sentence
  readonly theirs: Sentence
  readonly share: number
}

/**
 * Symmetric. Who offers the same copies sentences or leaves them out; who asks for something else in a text of the client's,
 * such as another team, puts other words in its sentences.
 */
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

/** Those that are alike, and of which neither is more like another. */
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

/** Who changes a sentence leaves its beginning, and who words the same thing anew begins otherwise. */
const BEGINNING = 2
const haveSameBeginning = ({ ours, theirs }: SentencePair): boolean => {
  const [our, their] = [ours, theirs].map(({ words }) => [...words].slice(0, BEGINNING).join(' '))
  return our === their
}

/** None when one of them only says more: it was shortened then. */
function replacedRarity(pair: SentencePair, one: Profile, other: Profile): number {
  const { ours, theirs } = pair
  if (!haveSameBeginning(pair)) return 0
  return Math.min(
    rarityOf(unsharedWords(ours, theirs, one, other, other)),
    rarityOf(unsharedWords(theirs, ours, one, other, one)),
  )
}

/** Words that the reader says nowhere; neither of a client nor of the place, for who hides a client writes others there. */
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

/** Letters of a compound, which is rarer than what it begins with: 'energiestrategie'. */
const COMPOUND_LENGTH = 12
const rarityOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (word.length >= COMPOUND_LENGTH ? 1 : rarityOfStem(stemOf(word))), 0)

/** Another amount of the same, or names on both sides that the other says nowhere. */
function differInFacts(pair: SentencePair, one: Profile, other: Profile): boolean {
  const { ours, theirs } = pair
  if ([...ours.amounts].some(([unit, amount]) => (theirs.amounts.get(unit) ?? amount) !== amount)) return true
  if (ours.names.size === 0 || theirs.names.size === 0 || !haveSameBeginning(pair)) return false
  const [our, their] = [unsharedWords(ours, theirs, one, other, other), unsharedWords(theirs, ours, one, other, one)]
  return our.some(word => ours.names.has(word)) && their.some(word => theirs.names.has(word))
}

export interface ComparedCounts {
  /** How many amounts both give. */
  readonly shared: number
  /** Both give amounts, and none of them is the same. */
  readonly areDifferent: boolean
}

/** Symmetric. Without the sentences that both have: the inhabitants of a town are the same for each of its assignments. */
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
