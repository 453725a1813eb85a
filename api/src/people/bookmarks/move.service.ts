import type { EntityManager } from 'typeorm'
import type { BookmarkMetadata } from './bookmark.entity.js'

interface Duplicate {
  readonly keptId: string
  readonly goneId: string
  readonly kept: BookmarkMetadata | null
  readonly gone: BookmarkMetadata | null
}

/**
 * Merges the bookmarks of a duplicate tender into those of `into`. A user who had bookmarked both keeps one bookmark with both threads and both
 * notes; it is public only if both were, and attached if either was.
 */
export async function moveBookmarks(tx: EntityManager, { into, from }: { into: string; from: string }): Promise<void> {
  const duplicates = await tx.query<Duplicate[]>(
    `SELECT kept.id AS "keptId", gone.id AS "goneId", kept.metadata AS kept, gone.metadata AS gone
     FROM bookmarks kept JOIN bookmarks gone ON gone.user_id = kept.user_id AND gone.tender_id = $2
     WHERE kept.tender_id = $1`,
    [into, from],
  )
  for (const { keptId, goneId, kept, gone } of duplicates) {
    await tx.query('UPDATE bookmark_comments SET bookmark_id = $1 WHERE bookmark_id = $2', [keptId, goneId])
    await tx.query(
      `UPDATE bookmarks kept SET metadata = $3, is_public = kept.is_public AND gone.is_public,
         created_at = least(kept.created_at, gone.created_at),
         detached_at = CASE WHEN kept.detached_at IS NULL OR gone.detached_at IS NULL THEN NULL
           ELSE greatest(kept.detached_at, gone.detached_at) END
       FROM bookmarks gone WHERE kept.id = $1 AND gone.id = $2`,
      [keptId, goneId, JSON.stringify(mergedMetadata(kept, gone))],
    )
    await tx.query('DELETE FROM bookmarks WHERE id = $1', [goneId])
  }
  await tx.query('UPDATE bookmarks SET tender_id = $1 WHERE tender_id = $2', [into, from])
}

/** Merges field by field: notes are joined, tags united, and otherwise `kept` takes precedence. */
function mergedMetadata(kept: BookmarkMetadata | null, gone: BookmarkMetadata | null): BookmarkMetadata | null {
  if (!kept || !gone) return kept ?? gone
  const notes = [...new Set([kept.notes, gone.notes].filter(Boolean))].join('\n\n')
  const tags = [...new Set([...(kept.tags ?? []), ...(gone.tags ?? [])])]
  return { ...gone, ...kept, ...(notes ? { notes } : {}), ...(tags.length > 0 ? { tags } : {}) }
}
