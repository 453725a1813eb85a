import { forSession } from '../../platform/browser-storage'
import { flagOf } from '../../ui/flag'

/** A visitor chose to continue without signing in, for the browser session. */
const visit = flagOf(forSession, 'zonderInloggen')

export const isVisit = visit.isSet
export const beginVisit = () => visit.set(true)

/** After signing in or out the landing page is shown again. */
export const endVisit = () => visit.set(false)
export const useIsVisit = visit.use
