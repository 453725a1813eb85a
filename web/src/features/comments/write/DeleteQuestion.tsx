import { type RefObject, useRef } from 'react'
import type { CommentTextFragment } from '../CommentText.generated'
import { useDeleteCommentMutation } from './DeleteQuestion.generated'
// Not lazy, unlike `Confirm`: a late mount would lose the focus to restore.
import ConfirmDialog from '../../../ui/ConfirmDialog'
import { showToast } from '../../../ui/toast/toast'
import { removeFromThread } from '../thread/thread-cache'
import type { ThreadState } from '../thread/useThread'

interface DeleteQuestionProps {
  readonly comment: CommentTextFragment
  readonly thread: ThreadState
  /** Element that regains the focus; after deletion the section's header gets it. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly header: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

export function DeleteQuestion({ comment, thread, button, header, onClose }: DeleteQuestionProps) {
  const isRemoved = useRef(false)
  const [remove, { loading: isSending }] = useDeleteCommentMutation({
    update(cache, { data }) {
      if (!data) return
      // Race condition: the cache update unmounts this dialog, which then asks where the focus goes.
      isRemoved.current = true
      removeFromThread(cache, data.deleteComment)
    },
  })

  const confirm = async () => {
    try {
      await thread.change(() => remove({ variables: { input: { commentId: comment.id } } }))
      onClose()
      showToast({
        type: 'success',
        title: 'Opmerking verwijderd',
        description: 'Je opmerking is succesvol verwijderd',
      })
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
    <ConfirmDialog
      question="Weet je zeker dat je deze opmerking wilt verwijderen?"
      confirmLabel="Verwijderen"
      busyLabel="Verwijderen..."
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onClose={onClose}
      focusAfterwards={() => {
        const isThere = !isRemoved.current && button.current?.isConnected
        return isThere ? button.current : header.current
      }}
    />
  )
}
