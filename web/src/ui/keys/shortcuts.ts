import { lasting } from '../../platform/browser-storage'
import { flagOf } from '../flag'

/** Switches off shortcuts of a single key: they are in the way of speech input (WCAG 2.1.4). */
const isOff = flagOf(lasting, 'zonderSneltoets')

export const setShortcuts = (isOn: boolean) => isOff.set(!isOn)
export const useAreShortcutsOn = () => !isOff.use()

/** Elements in which one types. */
const typed = 'input, textarea, select, [contenteditable=true]'
/** Overlays that have keys of their own. */
const ownsKeys = '[role=menu], [role=listbox], [role=alertdialog], [role=combobox][aria-expanded=true]'

/** A key by itself, pressed where it means no text. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target instanceof Element ? event.target : null
  return (
    !target?.closest(`${typed}, ${ownsKeys}`) &&
    !document.querySelector('[role=alertdialog], [role=menu][data-state=open]')
  )
}
