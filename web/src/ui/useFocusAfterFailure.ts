import type { RefObject } from 'react'

/** While it was sent its fields were disabled, which takes the focus away: back to the words, unless one went elsewhere. */
export const focusAfterFailure = (form: RefObject<HTMLFormElement | null>) =>
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && !form.current?.contains(activeElement)) return
    form.current?.querySelector('textarea')?.focus()
  })
