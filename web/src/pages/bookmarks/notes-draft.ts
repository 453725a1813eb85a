import type { BookmarkMetadataInput, Priority } from '../../graphql.generated'
import type { OwnBookmarkFragment } from '../../features/bookmarks/OwnBookmark.generated'

export interface NotesDraft {
  readonly notes: string
  readonly category: string
  readonly priority: Priority | ''
  readonly tags: string
}

/** Cleared notes are stored as an empty object. */
export const hasNotes = (metadata: OwnBookmarkFragment['metadata']) =>
  metadata !== null && Boolean(metadata.notes || metadata.category || metadata.priority || metadata.tags.length > 0)

export function draftOf(metadata: OwnBookmarkFragment['metadata']): NotesDraft {
  return {
    notes: metadata?.notes ?? '',
    category: metadata?.category ?? '',
    priority: metadata?.priority ?? '',
    tags: metadata?.tags.join(', ') ?? '',
  }
}

/** The complete metadata, because the server replaces all of it. */
export function inputOf({ notes, category, priority, tags }: NotesDraft): BookmarkMetadataInput {
  const labels = tags
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)
  return {
    notes: notes.trim() || null,
    category: category.trim() || null,
    priority: priority || null,
    tags: [...new Set(labels)],
  }
}
