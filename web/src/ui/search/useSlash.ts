import { type RefObject, useLayoutEffect } from 'react'
import { useIsSlashOn } from './slash-setting'

/** Where a key is meant for what has the focus. */
const busy =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** '/' leads to the field, except where somebody types or something lies over the page. Answers whether it does at all. */
export function useSlash(field: RefObject<HTMLInputElement | null>): boolean {
  const isOn = useIsSlashOn()
  // As soon as the field is to be seen, and not a moment after.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest(busy)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [field, isOn])
  return isOn
}
