import { Button, Flex, Stack } from '@chakra-ui/react'
import { NotebookPen } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnBookmarkFragment } from '../../features/bookmarks/OwnBookmark.generated'
import { useSession } from '../../connection/session/use-session'
import { useStoredDraft } from '../../ui/draft-store'
import { BookmarkNotes } from './BookmarkNotes'
import { BookmarkNotesForm } from './BookmarkNotesForm'
import { draftOf, hasNotes, type NotesDraft } from './notes-draft'
import { changedVisibility, useUpdateBookmark } from '../../features/bookmarks/useUpdateBookmark'
import { VisibilitySwitch } from '../../features/bookmarks/VisibilitySwitch'

/** The part of a bookmark that only its owner sees: visibility and notes. */
export function OwnBookmark({ bookmark }: { readonly bookmark: OwnBookmarkFragment }) {
  const { save, isBusy } = useUpdateBookmark()
  const [draft, keep] = useStoredDraft<NotesDraft>(`${useSession().user?.id} notes ${bookmark.id}`)
  const [isJustOpened, setJustOpened] = useState(false)
  const notes = hasNotes(bookmark.metadata) ? bookmark.metadata : null
  const editButton = useRef<HTMLButtonElement>(null)
  const start = () => {
    setJustOpened(true)
    keep(() => draftOf(bookmark.metadata))
  }
  const stop = () => {
    flushSync(() => keep(() => undefined))
    editButton.current?.focus()
  }
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" minH="8">
        <VisibilitySwitch
          isPublic={bookmark.isPublic}
          isBusy={isBusy}
          onChange={isPublic => void save(...changedVisibility(bookmark.id, isPublic))}
        />
        {!draft && (
          <Button ref={editButton} variant="ghost" size="xs" onClick={start}>
            <NotebookPen size={14} aria-hidden /> {notes ? 'Notities bewerken' : 'Notities toevoegen'}
          </Button>
        )}
      </Flex>
      {draft ? (
        <BookmarkNotesForm
          bookmarkId={bookmark.id}
          draft={draft}
          onChange={next => keep(() => next)}
          isJustOpened={isJustOpened}
          onDone={stop}
        />
      ) : (
        notes && <BookmarkNotes metadata={notes} />
      )}
    </Stack>
  )
}
