import { lazyPart } from '../../ui/lazy/lazy-part'
import { whenUsed } from '../../ui/lazy/when-used'
import type { NewPillProps } from './NewPill'

/** Nothing waits above a list before somebody reads it. */
export const NewPill = lazyPart<NewPillProps>(() => import('./NewPill'), { after: whenUsed })
