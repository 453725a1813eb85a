import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../../../connection/session/use-session'
import type { CommentTextFragment } from '../CommentText.generated'
import { type CommentDraft, emptyDraft } from './comment-rules'
import { useDrafts } from './useDrafts'

/** Position of the form: closed, above all comments, or under a comment. */
export type FormPlace = null | 'new' | ReplyPlace

export interface ReplyPlace {
  readonly replyTo: string
  readonly createdAt: string
}

/** The comment being edited: its form keeps its place when the comment is removed. */
export interface CommentEditDraft extends CommentDraft {
  readonly comment: CommentTextFragment
  readonly parentId: string | null
}

const keyOf = (place: FormPlace) => (place === null || place === 'new' ? 'new' : place.replyTo)
const isSame = (one: FormPlace, other: FormPlace) => (one === null) === (other === null) && keyOf(one) === keyOf(other)

/** State of the single form in a bookmark's section. Its drafts are in the draft store, so they survive remounting. */
export function useCommentForm(bookmarkId: string) {
  const section = `${useSession().user?.id} ${bookmarkId}`
  const [place, setPlace] = useState<FormPlace>(null)
  const [isSending, setSending] = useState(false)
  const drafts = useDrafts<CommentDraft>(`${section} new`)
  const edits = useDrafts<CommentEditDraft>(`${section} changed`)
  const now = useRef<FormPlace>(null)
  const opener = useRef<Element | null>(null)
  const header = useRef<HTMLButtonElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const draft = drafts.of(keyOf(place)) ?? emptyDraft

  const put = (next: FormPlace) => {
    now.current = next
    setPlace(next)
  }
  const open = (next: FormPlace) => {
    if (isSame(place, next))
      return element.current?.querySelector<HTMLElement>(draft.name ? 'textarea' : 'input')?.focus()
    opener.current = document.activeElement
    put(next)
  }
  /** Closes the form at that position, unless another one was opened meanwhile. */
  const close = (closed: FormPlace) => {
    drafts.forget(keyOf(closed))
    if (!isSame(now.current, closed)) return
    leave(
      () => put(null),
      () => opener.current,
    )
  }
  /** Changes what is shown, then restores the focus; the section's header gets it if the element is gone. */
  const leave = (change: () => void, find: () => Element | null) => {
    flushSync(change)
    const found = find()
    const target = found instanceof HTMLElement && found.isConnected ? found : header.current
    target?.focus()
  }

  return {
    place,
    draft,
    setDraft: (next: typeof draft) => drafts.set(keyOf(place), next),
    isSending,
    setSending,
    edits,
    open,
    close,
    leave,
    header,
    element,
  }
}

export type CommentFormState = ReturnType<typeof useCommentForm>
