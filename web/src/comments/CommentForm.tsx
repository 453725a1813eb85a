import { Button, HStack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { useAddCommentMutation } from '../graphql.generated'
import { Inset } from '../ui/Inset'
import { showToast } from '../ui/toast'
import { CommentFields } from './CommentFields'
import { faultsOf } from './comment-rules'
import { forgetKey, keyFor } from './retry-key'
import type { CommentFormState } from './useCommentForm'
import { useRefreshLists } from './useRefreshLists'
import { withComment } from './thread-changes'
import type { ThreadState } from './useThread'

const noFaults = { name: null, content: null }

interface CommentFormProps {
  readonly bookmarkId: string
  /** Null for a comment of its own. */
  readonly replyTo: string | null
  readonly form: CommentFormState
  readonly thread: ThreadState
}

/** A new comment, or a reply to one. What it says stays until the server has it. */
export function CommentForm({ bookmarkId, replyTo, form, thread }: CommentFormProps) {
  const { draft, setDraft, close } = form
  const [isChecked, setChecked] = useState(false)
  const [add, { loading: isSending }] = useAddCommentMutation()
  const refreshLists = useRefreshLists()
  const element = useRef<HTMLFormElement>(null)
  const faults = isChecked ? faultsOf(draft) : noFaults

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const { name, content } = faultsOf(draft)
    if (name || content) {
      element.current?.querySelector<HTMLElement>(name ? 'input' : 'textarea')?.focus()
      return
    }
    const said = {
      bookmarkId,
      commenterName: draft.name.trim(),
      content: draft.content.trim(),
      parentCommentId: replyTo,
    }
    try {
      const { data } = await add({ variables: { input: { ...said, clientMutationId: keyFor(said) } } })
      forgetKey(said)
      if (data) thread.change(page => withComment(page, data.addComment))
      close()
      showToast({
        type: 'success',
        title: replyTo ? 'Reactie geplaatst' : 'Opmerking toegevoegd',
        description: replyTo ? 'Je reactie is succesvol geplaatst' : 'Je opmerking is succesvol toegevoegd',
      })
      void thread.reload()
      refreshLists()
    } catch (error) {
      console.error('Commenting failed', error)
      showToast({
        type: 'error',
        title: 'Fout bij versturen',
        description: 'Er is een fout opgetreden bij het versturen van je opmerking',
      })
    }
  }
  const [ready, sending] = replyTo
    ? ['Reactie plaatsen', 'Reactie versturen...']
    : ['Opmerking plaatsen', 'Opmerking versturen...']
  return (
    <Inset
      ref={element}
      noValidate
      aria-label={replyTo ? 'Reageren' : 'Nieuwe opmerking'}
      onSubmit={event => void submit(event)}
    >
      <CommentFields
        draft={draft}
        onChange={setDraft}
        contentLabel={replyTo ? 'Reactie' : 'Opmerking'}
        isSending={isSending}
        faults={faults}
      />
      <HStack justify="flex-end">
        {replyTo && (
          <Button variant="ghost" size="sm" disabled={isSending} onClick={close}>
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
