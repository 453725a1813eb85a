import { lasting } from '../../browser-storage'
import { flagOf } from '../flag'

/** Switches off the shortcut '/': single-key shortcuts are in the way of speech input (WCAG 2.1.4). */
const isOff = flagOf(lasting, 'zonderSneltoets')

export const setSlashShortcut = (isOn: boolean) => isOff.set(!isOn)
export const useIsSlashShortcutOn = () => !isOff.use()
