import { mapInSlices } from '../../platform/fair-share.js'
import { profileOf } from './profile.js'
import { type Reason, sameness } from './same.js'
import type { Copy } from './shown-first.js'

export interface Regrouping {
  /** The changed tenders, all that they may be copies of, and all that are copies of these now. */
  readonly copies: readonly Copy[]
  /** Ids of the tenders that were written, in the order in which they are looked at. */
  readonly changed: readonly string[]
  /** Of each changed tender, the ids of those that it shares a key with. */
  readonly candidates: ReadonlyMap<string, readonly string[]>
  /** Whether an administrator called the two different. */
  isSplit(one: string, other: string): boolean
}

type Cluster = Set<Copy>

const strongest: readonly Reason[] = ['address', 'code', 'words']

/**
 * Which copies belong together. A cluster has at most one tender of each source, so that it stays small whatever sources say,
 * and no tender of a source hides another one of it. Tenders of one source that differ in nothing else than their keys cannot
 * be told apart by words, so that words then tie none of them.
 */
export async function regroup({
  copies,
  changed,
  candidates,
  isSplit,
}: Regrouping): Promise<readonly (readonly Copy[])[]> {
  const byId = new Map(copies.map(copy => [copy.id, copy]))
  const clusters = clustersNow(copies)
  const profiles = new Map(await mapInSlices(copies, copy => [copy, profileOf(copy)] as const))
  const same = remembered((one, other) =>
    isSplit(one.id, other.id) ? null : sameness(profiles.get(one)!, profiles.get(other)!),
  )
  const looked = changed.flatMap(id => byId.get(id) ?? [])
  const nearOf = ({ id }: Copy) => (candidates.get(id) ?? []).flatMap(candidate => byId.get(candidate) ?? [])
  // A title that thousands have makes hundreds of thousands of pairs: seconds, between which others get their turn.
  await mapInSlices(
    looked.flatMap(copy => nearOf(copy).map(other => [copy, other] as const)),
    ([copy, other]) => same(copy, other),
  )
  await mapInSlices(looked, copy => {
    const others = [...clusters.get(copy)!].filter(other => other !== copy)
    if (others.length > 0 && !others.some(other => same(copy, other))) detach(clusters, copy)
    for (const other of tied(copy, nearOf(copy), same)) unite(clusters, copy, other, isSplit)
  })
  return [...new Set(clusters.values())].map(cluster => [...cluster])
}

function clustersNow(copies: readonly Copy[]): Map<Copy, Cluster> {
  const byShown = new Map<string, Cluster>()
  return new Map(
    copies.map(copy => {
      const shown = copy.copyOf ?? copy.id
      const cluster = (byShown.get(shown) ?? new Set()).add(copy)
      byShown.set(shown, cluster)
      return [copy, cluster]
    }),
  )
}

function detach(clusters: Map<Copy, Cluster>, copy: Copy): void {
  clusters.get(copy)!.delete(copy)
  clusters.set(copy, new Set([copy]))
}

type Same = (one: Copy, other: Copy) => Reason | null

/** Memoised: a pair is compared once, whichever of the two is looked at, and as a twin of others too. */
function remembered(same: Same): Same {
  const reasons = new Map<Copy, Map<Copy, Reason | null>>()
  return (one, other) => {
    const [first, second] = one.id < other.id ? [one, other] : [other, one]
    const ofFirst = reasons.get(first) ?? new Map<Copy, Reason | null>()
    reasons.set(first, ofFirst)
    const known = ofFirst.get(second)
    if (known !== undefined) return known
    const reason = same(first, second)
    ofFirst.set(second, reason)
    return reason
  }
}

/** Those that it is the same as, the surest first. */
function tied(copy: Copy, near: readonly Copy[], same: Same): readonly Copy[] {
  const found = near.flatMap(other => {
    const reason = same(copy, other)
    return reason ? [{ other, reason }] : []
  })
  const twins = near.filter(({ source }) => source === copy.source)
  const isAmbiguous = ({ other, reason }: (typeof found)[number]) =>
    reason === 'words' &&
    (found.some(twin => twin.other !== other && twin.other.source === other.source) ||
      twins.some(twin => same(twin, other)))
  return found
    .filter(one => !isAmbiguous(one))
    .toSorted((one, other) => strongest.indexOf(one.reason) - strongest.indexOf(other.reason))
    .map(({ other }) => other)
}

function unite(clusters: Map<Copy, Cluster>, one: Copy, other: Copy, isSplit: Regrouping['isSplit']): void {
  const [ours, theirs] = [clusters.get(one)!, clusters.get(other)!]
  if (ours === theirs) return
  const sources = new Set([...ours].map(({ source }) => source))
  for (const copy of theirs) if (sources.has(copy.source) || [...ours].some(({ id }) => isSplit(id, copy.id))) return
  for (const copy of theirs) clusters.set(copy, ours.add(copy))
}
