import { Box } from '@chakra-ui/react'
import { lazyPart } from '../ui/lazy/lazy-part'
import type { FilterTagsProps } from './FilterTags'
import { activeCount } from './state/filter'

const LoadedTags = lazyPart<FilterTagsProps>(() => import('./FilterTags'))

/** It is there before its tags are, and grows only when one unfolds them; on a phone in a row of its own. */
const row = {
  order: { base: 1, md: 0 },
  flex: { base: '1 0 100%', md: '1 1 0' },
  minW: '0',
  minH: '7',
  p: '0.5',
} as const

/** The tags of the active filters, whose code is loaded with the first filter. */
export function FilterTags(props: FilterTagsProps) {
  const { filter } = props
  if (!filter.search && activeCount(filter) === 0) return null
  return (
    <Box {...row}>
      <LoadedTags props={props} />
    </Box>
  )
}
