import { lasting } from '../../browser-storage'
import { flagOf } from '../flag'

/** Somebody does not want '/' to lead to the search field: a key by itself is in the way of who speaks to the computer. */
const isOff = flagOf(lasting, 'zonderSneltoets')

export const setSlash = (isOn: boolean) => isOff.set(!isOn)
export const useIsSlashOn = () => !isOff.use()
