import { lazyPart } from '../ui/lazy/lazy-part'
import type { FilterTagsProps } from './FilterTags'
import { activeCount } from './state/filter'

const LoadedTags = lazyPart<FilterTagsProps>(() => import('./FilterTags'))

/** The tags of the active filters, whose code is loaded with the first filter. */
export function FilterTags(props: FilterTagsProps) {
  const { filter } = props
  return filter.search || activeCount(filter) > 0 ? <LoadedTags props={props} /> : null
}
