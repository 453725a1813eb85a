import { lasting } from '../../../platform/browser-storage'
import { flagOf } from '../../../ui/flag'

/** Density of the cards in this browser: roomy by default, or compact. */
const isCompact = flagOf(lasting, 'compacteKaarten')

export const useIsRoomy = () => !isCompact.use()
export const setRoomy = (isSo: boolean) => isCompact.set(!isSo)
