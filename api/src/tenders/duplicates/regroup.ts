import { mapInSlices } from '../../platform/fair-share.js'
import { profileOf } from './profile.js'
import { type MatchReason, matchReason } from './match-reason.js'
import type { Copy } from './display-order.js'

export interface Regrouping {
  /** The changed tenders, their candidates, and the present copies of all of these. */
  readonly copies: readonly Copy[]
  /** Ids of the written tenders, in processing order. */
  readonly changed: readonly string[]
  /** Ids of the tenders that share a key, by changed tender. */
  readonly candidates: ReadonlyMap<string, readonly string[]>
  /** Whether an administrator separated the two. */
  isSplit(one: string, other: string): boolean
}

type Cluster = Set<Copy>

const reasonsByStrength: readonly MatchReason[] = ['address', 'code', 'words']

/**
 * Clusters the copies. A cluster has at most one tender of each source, which bounds its size and never hides a tender behind another of its source.
 * A match by words alone is ignored when it is ambiguous: two tenders of one source match.
 */
export async function regroup({
  copies,
  changed,
  candidates,
  isSplit,
}: Regrouping): Promise<readonly (readonly Copy[])[]> {
  const byId = new Map(copies.map(copy => [copy.id, copy]))
  const clusters = currentClusters(copies)
  const profiles = new Map(await mapInSlices(copies, copy => [copy, profileOf(copy)] as const))
  const match = memoized((one, other) =>
    isSplit(one.id, other.id) ? null : matchReason(profiles.get(one)!, profiles.get(other)!),
  )
  const changedCopies = changed.flatMap(id => byId.get(id) ?? [])
  const candidatesFor = ({ id }: Copy) => (candidates.get(id) ?? []).flatMap(candidate => byId.get(candidate) ?? [])
  // A common title makes hundreds of thousands of pairs; slices let other requests in.
  await mapInSlices(
    changedCopies.flatMap(copy => candidatesFor(copy).map(other => [copy, other] as const)),
    ([copy, other]) => match(copy, other),
  )
  await mapInSlices(changedCopies, copy => {
    const others = [...clusters.get(copy)!].filter(other => other !== copy)
    if (others.length > 0 && !others.some(other => match(copy, other))) detach(clusters, copy)
    for (const other of matchesOf(copy, candidatesFor(copy), match)) merge(clusters, copy, other, isSplit)
  })
  return [...new Set(clusters.values())].map(cluster => [...cluster])
}

function currentClusters(copies: readonly Copy[]): Map<Copy, Cluster> {
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

type Matcher = (one: Copy, other: Copy) => MatchReason | null

/** Memoised, because a pair is compared again as a twin of others. */
function memoized(match: Matcher): Matcher {
  const reasons = new Map<Copy, Map<Copy, MatchReason | null>>()
  return (one, other) => {
    const [first, second] = one.id < other.id ? [one, other] : [other, one]
    const ofFirst = reasons.get(first) ?? new Map<Copy, MatchReason | null>()
    reasons.set(first, ofFirst)
    const known = ofFirst.get(second)
    if (known !== undefined) return known
    const reason = match(first, second)
    ofFirst.set(second, reason)
    return reason
  }
}

/** The unambiguous matches, strongest first. */
function matchesOf(copy: Copy, candidates: readonly Copy[], match: Matcher): readonly Copy[] {
  const found = candidates.flatMap(other => {
    const reason = match(copy, other)
    return reason ? [{ other, reason }] : []
  })
  const twins = candidates.filter(({ source }) => source === copy.source)
  const isAmbiguous = ({ other, reason }: (typeof found)[number]) =>
    reason === 'words' &&
    (found.some(twin => twin.other !== other && twin.other.source === other.source) ||
      twins.some(twin => match(twin, other)))
  return found
    .filter(one => !isAmbiguous(one))
    .toSorted((one, other) => reasonsByStrength.indexOf(one.reason) - reasonsByStrength.indexOf(other.reason))
    .map(({ other }) => other)
}

function merge(clusters: Map<Copy, Cluster>, one: Copy, other: Copy, isSplit: Regrouping['isSplit']): void {
  const [ours, theirs] = [clusters.get(one)!, clusters.get(other)!]
  if (ours === theirs) return
  const sources = new Set([...ours].map(({ source }) => source))
  for (const copy of theirs) if (sources.has(copy.source) || [...ours].some(({ id }) => isSplit(id, copy.id))) return
  for (const copy of theirs) clusters.set(copy, ours.add(copy))
}
