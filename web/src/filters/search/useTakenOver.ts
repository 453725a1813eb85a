import { useLayoutEffect, useState } from 'react'

/**
 * What is being typed in the field that this one replaces: its code may come while somebody types. The caret and the focus
 * (which may be on its button) follow when this one stands in its place.
 * @param label the accessible name of both
 * @returns the text; null when nobody was typing
 */
export function useTakenOver(label: string, field: HTMLInputElement | null): string | null {
  const [before] = useState(() => typedIn(label))
  useLayoutEffect(() => {
    if (!before || !field) return
    const button = before.isOnButton ? field.parentElement?.querySelector('button') : null
    // Typing goes on where the page stands.
    ;(button ?? field).focus({ preventScroll: true })
    if (!button) field.setSelectionRange(before.start, before.end, before.direction)
  }, [before, field])
  return before && before.text
}

function typedIn(label: string) {
  const field = document.querySelector<HTMLInputElement>(`input[aria-label=${JSON.stringify(label)}]`)
  const focused = document.activeElement
  // Its own button stands beside it.
  if (!field?.parentElement?.contains(focused)) return null
  const { value: text, selectionStart: start, selectionEnd: end, selectionDirection } = field
  return { text, start, end, direction: selectionDirection ?? 'none', isOnButton: focused !== field }
}
