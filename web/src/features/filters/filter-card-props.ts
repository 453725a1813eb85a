import type { Choices } from './choices'
import type { HiddenTendersFragment } from './hidden/HiddenTenders.generated'
import type { Filter } from './state/filter'
import type { ChangeFilter } from './state/useFilter'

export interface FilterCardProps {
  readonly filter: Filter
  readonly choices: Choices
  /** Number of tenders with this filter; absent until it is known. */
  readonly count: number | undefined
  /** The facts because of which the filter hides tenders; absent until they are known. */
  readonly hidden: HiddenTendersFragment['hidden'] | undefined
  readonly onChange: ChangeFilter
  readonly onClear: () => void
}
