import { forSession } from '../browser-storage'
import { flagOf } from '../ui/flag'

/** Somebody chose to look around without signing in; it lasts as long as the browser's session. */
const visit = flagOf(forSession, 'zonderInloggen')

export const isVisit = visit.isSet
export const beginVisit = () => visit.set(true)

/** Who signs in and out again is asked anew. */
export const endVisit = () => visit.set(false)
export const useIsVisit = visit.use
