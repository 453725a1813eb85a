import { Button, Dialog, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import { type CommentTextFragment, useDeleteCommentMutation } from '../graphql.generated'
import { showToast } from '../ui/toast'
import { withoutComment } from './thread-changes'
import { useRefreshLists } from './useRefreshLists'
import type { ThreadState } from './useThread'

interface DeleteQuestionProps {
  readonly comment: CommentTextFragment
  readonly thread: ThreadState
  readonly onClose: () => void
}

/** Here with its thread, and not `Confirm`, whose code comes late: on the way back the focus would be lost. */
export function DeleteQuestion({ comment, thread, onClose }: DeleteQuestionProps) {
  const [remove, { loading: isSending }] = useDeleteCommentMutation()
  const refreshLists = useRefreshLists()
  const cancel = useRef<HTMLButtonElement>(null)

  const confirm = async () => {
    try {
      const { data } = await remove({ variables: { input: { commentId: comment.id } } })
      onClose()
      if (data) thread.change(page => withoutComment(page, data.deleteComment))
      showToast({
        type: 'success',
        title: 'Opmerking verwijderd',
        description: 'Je opmerking is succesvol verwijderd',
      })
      void thread.reload()
      refreshLists()
    } catch (error) {
      console.error('Deleting a comment failed', error)
      onClose()
      showToast({
        type: 'error',
        title: 'Fout bij verwijderen',
        description: 'Er is een fout opgetreden bij het verwijderen van je opmerking',
      })
    }
  }
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      size="sm"
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => !open && !isSending && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontSize="md">Weet je zeker dat je deze opmerking wilt verwijderen?</Dialog.Title>
            </Dialog.Header>
            <Dialog.Footer>
              <Button ref={cancel} variant="outline" size="sm" disabled={isSending} onClick={onClose}>
                Annuleren
              </Button>
              <Button colorPalette="red" size="sm" disabled={isSending} onClick={() => void confirm()}>
                {isSending ? 'Verwijderen...' : 'Verwijderen'}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
