import { lazyPart } from '../ui/lazy/lazy-part'
import type { Choices } from './choices'
import type { Filter } from './state/filter'
import type { ChangeFilter } from './state/useFilter'

export interface NearestFiltersProps {
  readonly filter: Filter
  readonly choices: Choices
  readonly onChange: ChangeFilter
}

/** Code splitting: only a list without results needs it. */
export const LazyNearestFilters = lazyPart<NearestFiltersProps>(() => import('./NearestFilters'))
