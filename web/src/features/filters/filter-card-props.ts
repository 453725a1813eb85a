import type { Choices } from './choices'
import type { Filter } from './state/filter'
import type { ChangeFilter } from './state/useFilter'

export interface FilterCardProps {
  readonly filter: Filter
  readonly choices: Choices
  /** Number of tenders with this filter; absent until it is known. */
  readonly count: number | undefined
  readonly onChange: ChangeFilter
  readonly onClear: () => void
}
