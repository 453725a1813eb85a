import { lasting } from '../../browser-storage'
import { flagOf } from '../../ui/flag'

/** How close cards stand, of whoever uses this browser: compact unless they chose room. */
const isRoomy = flagOf(lasting, 'ruimeKaarten')

export const useIsRoomy = () => isRoomy.use()
export const setRoomy = (isSo: boolean) => isRoomy.set(isSo)
