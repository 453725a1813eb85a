import { lasting } from '../../platform/browser-storage'
import { flagOf } from '../flag'

/** Disables single-key shortcuts, which interfere with speech input (WCAG 2.1.4). */
const isOff = flagOf(lasting, 'zonderSneltoets')

export const setShortcuts = (isOn: boolean) => isOff.set(!isOn)
export const useAreShortcutsOn = () => !isOff.use()

/** Elements that accept typing. */
const typed = 'input, textarea, select, [contenteditable=true]'
/** Overlays with their own keys. */
const ownsKeys = '[role=menu], [role=listbox], [role=alertdialog], [role=combobox][aria-expanded=true]'

/** A key without modifiers, pressed outside text fields and overlays. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target instanceof Element ? event.target : null
  return (
    !target?.closest(`${typed}, ${ownsKeys}`) &&
    !document.querySelector('[role=alertdialog], [role=menu][data-state=open]')
  )
}
