import type { Group } from './query/dimensions.js'
import type { CountedGroup } from './query/groups.js'

/** Tenders as groups, split by whether they are archived; `n` may be negative where they are a difference. */
export interface Groups {
  readonly live: Iterable<Group>
  readonly archived: Iterable<Group>
}

/** Whatever was counted longer ago is counted anew. */
const MAX_DIFFERENCES = 5000

/**
 * All tenders as groups, as they are now, and how they came to be so: counts are sums, so that one which was made of an earlier
 * version is right again when that of the differences since is added.
 */
export class KeptGroups implements Groups {
  private readonly kept = { live: new Map<string, Group>(), archived: new Map<string, Group>() }
  private differences: CountedGroup[] = []
  private forgotten = 0

  constructor(groups: Iterable<readonly [key: string, group: CountedGroup]> = []) {
    for (const [key, group] of groups) this.of(group).set(key, group)
  }

  get live(): Iterable<Group> {
    return this.kept.live.values()
  }

  get archived(): Iterable<Group> {
    return this.kept.archived.values()
  }

  /** Number of differences so far. */
  get version(): number {
    return this.forgotten + this.differences.length
  }

  /** @returns whether it fits: no group may have fewer than no tenders */
  add(key: string, difference: CountedGroup): boolean {
    const groups = this.of(difference)
    const n = (groups.get(key)?.n ?? 0) + difference.n
    if (n < 0) return false
    if (n === 0) groups.delete(key)
    else groups.set(key, { ...difference, n })
    this.differences.push(difference)
    if (this.differences.length > 2 * MAX_DIFFERENCES) {
      this.forgotten += this.differences.length - MAX_DIFFERENCES
      this.differences = this.differences.slice(-MAX_DIFFERENCES)
    }
    return true
  }

  /** Null when that is too long ago. */
  since(version: number): Groups | null {
    if (version < this.forgotten) return null
    const since = this.differences.slice(version - this.forgotten)
    return { live: since.filter(({ archived }) => !archived), archived: since.filter(({ archived }) => archived) }
  }

  private of({ archived }: CountedGroup): Map<string, Group> {
    return this.kept[archived ? 'archived' : 'live']
  }
}
