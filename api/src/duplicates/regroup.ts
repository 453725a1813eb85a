import { profileOf, type Profile, type Reason, sameness } from './same.js'
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
export function regroup({ copies, changed, candidates, isSplit }: Regrouping): readonly (readonly Copy[])[] {
  const byId = new Map(copies.map(copy => [copy.id, copy]))
  const clusters = clustersNow(copies)
  const profiles = new Map<string, Profile>()
  const profile = (copy: Copy) => {
    const known = profiles.get(copy.id) ?? profileOf(copy)
    profiles.set(copy.id, known)
    return known
  }
  const same = (one: Copy, other: Copy) => (isSplit(one.id, other.id) ? null : sameness(profile(one), profile(other)))

  for (const id of changed) {
    const copy = byId.get(id)
    if (!copy) continue
    const others = [...clusters.get(copy)!].filter(other => other !== copy)
    if (others.length > 0 && !others.some(other => same(copy, other))) detach(clusters, copy)
    const near = (candidates.get(id) ?? []).flatMap(candidate => byId.get(candidate) ?? [])
    for (const other of tied(copy, near, same)) unite(clusters, copy, other, isSplit)
  }
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

/** Those that it is the same as, the surest first. */
function tied(copy: Copy, near: readonly Copy[], same: Same): readonly Copy[] {
  const found = near.flatMap(other => {
    const reason = same(copy, other)
    return reason ? [{ other, reason }] : []
  })
  const isAmbiguous = ({ other, reason }: (typeof found)[number]) =>
    reason === 'words' &&
    (found.some(twin => twin.other !== other && twin.other.source === other.source) ||
      near.some(twin => twin.source === copy.source && same(twin, other)))
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
