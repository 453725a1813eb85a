import { Button, HStack, Text } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { CommentTextFragment } from '../CommentText.generated'
import { useUpdateCommentMutation } from './CommentEdit.generated'
import { Inset } from '../../../ui/Inset'
import { showToast } from '../../../ui/toast/toast'
import { useFocusAfterFailure } from '../../../ui/useFocusAfterFailure'
import { CommentFields } from './CommentFields'
import { type CommentDraft, faultsOf, noFaults } from './comment-rules'
import type { ThreadState } from '../thread/useThread'

interface CommentEditProps {
  readonly comment: CommentTextFragment
  readonly thread: ThreadState
  readonly draft: CommentDraft
  readonly onChange: (draft: CommentDraft) => void
  readonly onDone: () => void
}

/** The edit form in place of the comment. The draft stays even if the comment is changed or deleted meanwhile. */
export function CommentEdit({ comment, thread, draft, onChange, onDone }: CommentEditProps) {
  const [update, { loading: isSending }] = useUpdateCommentMutation()
  const [isChecked, setChecked] = useState(false)
  const faults = isChecked ? faultsOf(draft) : noFaults
  const element = useRef<HTMLFormElement>(null)
  const focusAfterFailure = useFocusAfterFailure(element, isSending)
  const isUntouched = draft.name === comment.commenterName && draft.content === comment.content

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const commenterName = draft.name.trim()
    const content = draft.content.trim()
    if (!commenterName || !content)
      return showToast({ type: 'error', title: 'Vereiste velden', description: 'Naam en opmerking zijn verplicht' })
    setChecked(true)
    const { name, content: words } = faultsOf(draft)
    if (name || words) return element.current?.querySelector<HTMLElement>(name ? 'input' : 'textarea')?.focus()
    try {
      await thread.change(() => update({ variables: { input: { commentId: comment.id, commenterName, content } } }))
      onDone()
      showToast({
        type: 'success',
        title: 'Opmerking bijgewerkt',
        description: 'Je opmerking is succesvol bijgewerkt',
      })
    } catch (error) {
      console.error('Changing a comment failed', error)
      showToast({
        type: 'error',
        title: 'Fout bij bijwerken',
        description: 'Er is een fout opgetreden bij het bijwerken van je opmerking',
      })
      focusAfterFailure()
    }
  }
  return (
    <Inset ref={element} noValidate aria-label="Opmerking bewerken" onSubmit={event => void submit(event)}>
      {comment.isDeleted && (
        <Text role="status" textStyle="sm" color="fg.muted">
          Deze opmerking is verwijderd.
        </Text>
      )}
      <CommentFields
        bookmarkId={thread.bookmarkId}
        draft={draft}
        onChange={onChange}
        contentLabel="Opmerking"
        isSending={isSending}
        faults={faults}
        focusOn={isUntouched ? 'content' : null}
      />
      <HStack justify="flex-end">
        <Button variant="ghost" size="sm" disabled={isSending} onClick={onDone}>
          Annuleren
        </Button>
        <Button type="submit" size="sm" disabled={isSending}>
          {isSending ? 'Opslaan...' : 'Opslaan'}
        </Button>
      </HStack>
    </Inset>
  )
}
