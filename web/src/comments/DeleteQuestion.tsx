import { type CommentTextFragment, useDeleteCommentMutation } from '../graphql.generated'
import { Confirm } from '../ui/Confirm'
import { showToast } from '../ui/toast'
import { withoutComment } from './thread-changes'
import { useRefreshLists } from './useRefreshLists'
import type { ThreadState } from './useThread'

interface DeleteQuestionProps {
  readonly comment: CommentTextFragment
  readonly thread: ThreadState
  readonly onClose: () => void
}

export function DeleteQuestion({ comment, thread, onClose }: DeleteQuestionProps) {
  const [remove, { loading: isSending }] = useDeleteCommentMutation()
  const refreshLists = useRefreshLists()

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
    <Confirm
      question="Weet je zeker dat je deze opmerking wilt verwijderen?"
      confirmLabel="Verwijderen"
      busyLabel="Verwijderen..."
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
