import { type RefObject, useLayoutEffect } from 'react'
import { useAreShortcutsOn } from '../keys/shortcuts'

/** Elements in which '/' is typed, or that have keys of their own. */
const ownsKeys =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/**
 * The keyboard shortcut '/' focuses the field, except while somebody types or an overlay is open.
 * @returns whether the shortcut is switched on
 */
export function useSlashShortcut(field: RefObject<HTMLInputElement | null>): boolean {
  const isOn = useAreShortcutsOn()
  // A layout effect: the shortcut works from the moment the field is visible.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest(ownsKeys)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [field, isOn])
  return isOn
}
