import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * While a form is sent its fields are disabled, which takes the focus away: after a failure it goes back to the words,
 * unless one went elsewhere. Call the result when it failed.
 */
export function useFocusAfterFailure(form: RefObject<HTMLFormElement | null>, isSending: boolean): () => void {
  const [failures, setFailures] = useState(0)
  const seen = useRef(0)
  useEffect(() => {
    if (isSending || seen.current === failures) return
    seen.current = failures
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && !form.current?.contains(activeElement)) return
    form.current?.querySelector('textarea')?.focus()
  }, [form, isSending, failures])
  return () => setFailures(before => before + 1)
}
