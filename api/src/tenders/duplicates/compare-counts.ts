import type { EqualSentences } from './compare-sentences.js'
import type { Profile } from './profile.js'
import type { Sentence } from './sentences.js'

export interface ComparedCounts {
  /** How many amounts both give. */
  readonly shared: number
  /** Both give amounts, and none of them is the same. */
  readonly areOther: boolean
}

/** Symmetric. Without the sentences that both have: the inhabitants of a town are the same for each of its assignments. */
export function compareCounts(one: Profile, other: Profile, { pairs }: EqualSentences): ComparedCounts {
  const [ours, theirs] = [
    countsOf(one, new Set(pairs.map(pair => pair.ours))),
    countsOf(other, new Set(pairs.map(pair => pair.theirs))),
  ]
  const shared = [...ours].filter(count => theirs.has(count)).length
  return { shared, areOther: ours.size > 0 && theirs.size > 0 && shared === 0 }
}

const countsOf = ({ said }: Profile, left: ReadonlySet<Sentence>): ReadonlySet<string> =>
  new Set(said.sentences.filter(sentence => !left.has(sentence)).flatMap(({ counts }) => [...counts]))
