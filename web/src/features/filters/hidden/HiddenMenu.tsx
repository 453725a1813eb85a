import { Box, Menu, Portal } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { number } from '../../../platform/dutch'
import type { Filter } from '../state/filter'
import { factNames, isAsked, unknownFacts, withUnknown } from '../state/unknown-facts'
import type { ChangeFilter } from '../state/useFilter'
import type { HiddenTendersFragment } from './HiddenTenders.generated'

export interface HiddenMenuProps {
  readonly hidden: HiddenTendersFragment['hidden']
  readonly filter: Filter
  readonly trigger: ReactElement
  readonly onFilter: ChangeFilter
  readonly onClose: () => void
}

/** Includes or excludes the tenders that lack each of the facts the filter asks about. It opens at once. */
export default function HiddenMenu({ hidden, filter, trigger, onFilter, onClose }: HiddenMenuProps) {
  const facts = factNames.filter(name => isAsked(filter, name))
  const countOf = (name: (typeof facts)[number]) => hidden.find(({ fact }) => fact === unknownFacts[name].sent)?.count
  return (
    <Menu.Root
      defaultOpen
      defaultHighlightedValue={facts[0] ?? null}
      closeOnSelect={false}
      positioning={{ placement: 'bottom-start' }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {facts.map(name => (
              <Menu.CheckboxItem
                key={name}
                value={name}
                checked={filter.includeUnknown.includes(name)}
                onCheckedChange={isChecked => onFilter(withUnknown(filter, name, isChecked))}
              >
                Ook {unknownFacts[name].without}
                <Box as="span" ms="auto" ps="4" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {Boolean(countOf(name)) && `+${number(countOf(name) ?? 0)}`}
                </Box>
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
