import { useRef, useState } from 'react'
import { type CommentDraft, emptyDraft } from './comment-rules'

/** Nowhere, above all comments, or under the comment of this id. */
export type FormPlace = null | 'new' | { readonly replyTo: string }

/** One form in the whole section, wherever it stands. What is typed in it survives whatever happens around it. */
export function useCommentForm() {
  const [place, setPlace] = useState<FormPlace>(null)
  const [draft, setDraft] = useState<CommentDraft>(emptyDraft)
  const opener = useRef<Element | null>(null)
  const open = (place: FormPlace) => {
    opener.current = document.activeElement
    setDraft(emptyDraft)
    setPlace(place)
  }
  const close = () => {
    setPlace(null)
    setDraft(emptyDraft)
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus())
  }
  return { place, draft, setDraft, open, close }
}

export type CommentFormState = ReturnType<typeof useCommentForm>
