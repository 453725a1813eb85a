import { useEffect, useRef } from 'react'

/**
 * Focus management of a button that asks for confirmation and goes with what it removes: after the question the focus is
 * on the button, and `elsewhere` once `gone` was called.
 *
 * Race condition: the row, and the question in it, may leave the screen before the question has given the focus on.
 * `gone` belongs in the mutation's `update`: the screen follows the cache, and may do so before `onCompleted`.
 */
export function useFocusWhenGone(elsewhere: () => HTMLElement | null) {
  const button = useRef<HTMLButtonElement>(null)
  const isGone = useRef(false)
  const place = useRef(elsewhere)
  useEffect(
    () => () => {
      if (isGone.current) requestAnimationFrame(() => place.current()?.focus())
    },
    [],
  )
  return {
    button,
    gone: () => {
      isGone.current = true
    },
    focusAfterwards: () => (isGone.current ? place.current() : button.current),
  }
}
