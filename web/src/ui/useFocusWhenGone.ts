import { useEffect, useRef } from 'react'

/**
 * Focus management for a button that asks for confirmation and disappears with the removed item: after the dialog the
 * focus returns to the button, or to `elsewhere` once `gone` was called.
 * Race condition: the item may be unmounted before the dialog has restored the focus. Call `gone` in the mutation's
 * `update`, because the cache updates the screen, possibly before `onCompleted`.
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
