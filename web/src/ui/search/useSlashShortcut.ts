import { type RefObject, useLayoutEffect } from 'react'
import { isShortcut, useAreShortcutsOn } from '../keys/shortcuts'

/**
 * The keyboard shortcut '/' focuses the field, except while typing or when an overlay is open.
 * @returns whether the shortcut is switched on
 */
export function useSlashShortcut(field: RefObject<HTMLInputElement | null>): boolean {
  const isOn = useAreShortcutsOn()
  // Layout effect, so that the shortcut works as soon as the field is visible.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isShortcut(event) || isInDialog(event)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [field, isOn])
  return isOn
}

const isInDialog = ({ target }: Event) => target instanceof Element && target.closest('[role=dialog]') !== null
