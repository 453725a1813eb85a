import { lazyPart } from '../ui/lazy/lazy-part'
import type { NearestFiltersProps } from './NearestFilters'

/** Code splitting: only a list without results needs it. */
export const LazyNearestFilters = lazyPart<NearestFiltersProps>(() => import('./NearestFilters'))
