import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Restores the focus after a failed submit, since fields lose it when they are disabled during the request. Does
 * nothing when the focus has moved elsewhere.
 * @returns a function to call when the submit has failed
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
