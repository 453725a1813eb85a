import { Box, Switch } from '@chakra-ui/react'
import { pluralize } from '../../../platform/dutch'
import type { Filter } from '../state/filter'
import { type FactName, isAsked, unknownFacts, withUnknown } from '../state/unknown-facts'
import type { ChangeFilter } from '../state/useFilter'
import type { HiddenTendersFragment } from './HiddenTenders.generated'

interface UnknownSwitchProps {
  readonly fact: FactName
  readonly filter: Filter
  /** Absent until it is known. */
  readonly hidden: HiddenTendersFragment['hidden'] | undefined
  readonly onChange: ChangeFilter
}

/** Whether the list includes tenders that lack the fact; absent while that makes no difference. */
export function UnknownSwitch({ fact, filter, hidden, onChange }: UnknownSwitchProps) {
  const { sent, without } = unknownFacts[fact]
  const isIncluded = filter.includeUnknown.includes(fact)
  const found = hidden?.find(one => one.fact === sent)
  if (!isAsked(filter, fact) || !(isIncluded || found)) return null
  return (
    <Switch.Root
      size="sm"
      justifyContent="space-between"
      minH={{ base: '11', md: '9' }}
      checked={isIncluded}
      onCheckedChange={({ checked }) => onChange(withUnknown(filter, fact, checked))}
    >
      <Switch.HiddenInput />
      <Switch.Label>
        Ook {without}
        {found && found.count > 0 && (
          <Box as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
            {pluralize(found.count, 'tender', 'tenders')} {without} verborgen
          </Box>
        )}
      </Switch.Label>
      <Switch.Control />
    </Switch.Root>
  )
}
