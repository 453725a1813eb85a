import { Button, HStack, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useAddCommentMutation } from './CommentForm.generated'
import { Inset } from '../../../ui/Inset'
import { showToast } from '../../../ui/toast/toast'
import { useFocusAfterFailure } from '../../../ui/useFocusAfterFailure'
import { CommentFields } from './CommentFields'
import { emptyDraft, faultsOf, noFaults } from './comment-rules'
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-key'
import type { CommentFormState } from './useCommentForm'
import { addToThread } from '../thread/thread-cache'
import type { ThreadState } from '../thread/useThread'

interface CommentFormProps {
  readonly bookmarkId: string
  readonly form: CommentFormState
  readonly thread: ThreadState
  /** True if the parent comment was deleted meanwhile: the draft can still be posted as a comment. */
  readonly isParentGone?: boolean
}

/** The form for a new comment or reply. The draft stays until the server has accepted it. */
export function CommentForm({ bookmarkId, form, thread, isParentGone = false }: CommentFormProps) {
  const { place, draft, setDraft, isSending, setSending, close, element } = form
  const isReply = place !== null && place !== 'new'
  const replyTo = isReply && !isParentGone ? place.replyTo : null
  const [isChecked, setChecked] = useState(false)
  const [add] = useAddCommentMutation({ update: (cache, { data }) => data && addToThread(cache, data.addComment) })
  const focusAfterFailure = useFocusAfterFailure(element, isSending)
  const faults = isChecked ? faultsOf(draft) : noFaults

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setChecked(true)
    const { name, content } = faultsOf(draft)
    if (name || content) {
      element.current?.querySelector<HTMLElement>(name ? 'input' : 'textarea')?.focus()
      return
    }
    const input = {
      bookmarkId,
      commenterName: draft.name.trim(),
      content: draft.content.trim(),
      parentCommentId: replyTo,
    }
    setSending(true)
    try {
      await thread.change(() => add({ variables: { input: { ...input, clientMutationId: idempotencyKeyFor(input) } } }))
      forgetIdempotencyKey(input)
      setSending(false)
      close(place)
      showToast({
        type: 'success',
        title: replyTo ? 'Reactie geplaatst' : 'Opmerking toegevoegd',
        description: replyTo ? 'Je reactie is succesvol geplaatst' : 'Je opmerking is succesvol toegevoegd',
      })
    } catch (error) {
      console.error('Commenting failed', error)
      showToast({
        type: 'error',
        title: 'Fout bij versturen',
        description: 'Er is een fout opgetreden bij het versturen van je opmerking',
      })
      setSending(false)
      focusAfterFailure()
    }
  }
  const [ready, sending] = replyTo
    ? ['Reactie plaatsen', 'Reactie versturen...']
    : [isReply ? 'Als nieuwe opmerking plaatsen' : 'Opmerking plaatsen', 'Opmerking versturen...']
  return (
    <Inset
      ref={element}
      noValidate
      aria-label={isReply ? 'Reageren' : 'Nieuwe opmerking'}
      onSubmit={event => void submit(event)}
    >
      {isParentGone && (
        <Text role="status" textStyle="sm" color="fg.muted">
          De opmerking waarop je reageert, is verwijderd.
        </Text>
      )}
      <CommentFields
        bookmarkId={bookmarkId}
        draft={draft}
        onChange={setDraft}
        contentLabel={isReply ? 'Reactie' : 'Opmerking'}
        isSending={isSending}
        faults={faults}
        focusOn={draft === emptyDraft ? 'name' : null}
      />
      <HStack justify="flex-end">
        {isReply && (
          <Button variant="ghost" size="sm" disabled={isSending} onClick={() => close(place)}>
            Annuleren
          </Button>
        )}
        <Button type="submit" size="sm" disabled={isSending}>
          {isSending ? sending : ready}
        </Button>
      </HStack>
    </Inset>
  )
}
