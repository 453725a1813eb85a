import { lasting } from '../../../platform/browser-storage'
import { flagOf } from '../../../ui/flag'

/** How close cards stand, of whoever uses this browser: with room, unless they chose compact. */
const isCompact = flagOf(lasting, 'compacteKaarten')

export const useIsRoomy = () => !isCompact.use()
export const setRoomy = (isSo: boolean) => isCompact.set(!isSo)
