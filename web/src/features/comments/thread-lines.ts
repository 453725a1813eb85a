import type { ChangeTextFragment } from '../changes/ChangeText.generated'
import { moveOf } from '../changes/moved-date'
import { otherSource } from '../changes/other-source'
import type { Place } from './places-of'
import type { ThreadChangesQuery } from './ThreadChanges.generated'

/** A change of the tender, as a line between the comments. */
export interface ChangeLine {
  readonly id: string
  readonly createdAt: string
  readonly change: ChangeTextFragment
  /** The source that changed it, where that is said: of a moved date, and of what only a copy had. */
  readonly sourceName: string | null
}

/** The changes of the tender since it was bookmarked, except those of its wording. */
export function changeLinesOf({ node }: ThreadChangesQuery): ChangeLine[] {
  if (node?.__typename !== 'Bookmark') return []
  const { source, changes } = node.tender
  return changes
    .filter(({ topic, noticedAt }) => topic !== 'WORDING' && noticedAt >= node.createdAt)
    .map(change => ({
      id: change.id,
      createdAt: change.noticedAt,
      change,
      sourceName: moveOf(change) ? change.source.name : otherSource(change, source),
    }))
}

/** Comments and changes by time. Changes after the last comment wait until all comments have been read. */
export function threadLines(
  places: readonly Place[],
  changes: readonly ChangeLine[],
  hasMore: boolean,
): (Place | ChangeLine)[] {
  const end = hasMore ? (places.at(-1)?.createdAt ?? '') : null
  const shown = changes.filter(({ createdAt }) => end === null || createdAt < end)
  return [...places, ...shown].toSorted(
    (one, other) => Number(one.createdAt > other.createdAt) - Number(one.createdAt < other.createdAt),
  )
}
