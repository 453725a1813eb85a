import { Button, Flex, Stack } from '@chakra-ui/react'
import { NotebookPen } from 'lucide-react'
import { useRef, useState } from 'react'
import type { OwnBookmarkFragment } from '../graphql.generated'
import { BookmarkNotes } from './BookmarkNotes'
import { BookmarkNotesForm } from './BookmarkNotesForm'
import { hasNotes } from './notes-draft'
import { changedVisibility, useUpdateBookmark } from './useUpdateBookmark'
import { VisibilitySwitch } from './VisibilitySwitch'

/** What only the owner sees of a bookmark: who else can see it, and notes. */
export function OwnBookmark({ bookmark }: { readonly bookmark: OwnBookmarkFragment }) {
  const { save, isBusy } = useUpdateBookmark()
  const [isEditing, setEditing] = useState(false)
  const notes = hasNotes(bookmark.metadata) ? bookmark.metadata : null
  const editButton = useRef<HTMLButtonElement>(null)
  const stop = () => {
    setEditing(false)
    requestAnimationFrame(() => editButton.current?.focus())
  }
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" minH="8">
        <VisibilitySwitch
          isPublic={bookmark.isPublic}
          isBusy={isBusy}
          onChange={isPublic => void save(...changedVisibility(bookmark.id, isPublic))}
        />
        {!isEditing && (
          <Button ref={editButton} variant="ghost" size="xs" onClick={() => setEditing(true)}>
            <NotebookPen size={14} aria-hidden /> {notes ? 'Notities bewerken' : 'Notities toevoegen'}
          </Button>
        )}
      </Flex>
      {isEditing ? (
        <BookmarkNotesForm bookmark={bookmark} onDone={stop} />
      ) : (
        notes && <BookmarkNotes metadata={notes} />
      )}
    </Stack>
  )
}
