import { Button, HStack } from '@chakra-ui/react'
import { Archive, CircleCheck, CircleSlash, Cpu, Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Filter, IT } from './state/filter'
import type { ChangeFilter } from './state/useFilter'

interface FilterChipsProps {
  readonly filter: Filter
  readonly onChange: ChangeFilter
}

/** The filters that are used most; on a phone they scroll sideways. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const { status, archived, category, popular } = filter
  const chips: readonly [string, ReactNode, boolean, Partial<Filter>][] = [
    ['Open', <CircleCheck key="i" />, status === 'open', { status: status === 'open' ? null : 'open' }],
    ['Gesloten', <CircleSlash key="i" />, status === 'gesloten', { status: status === 'gesloten' ? null : 'gesloten' }],
    ['Gearchiveerd', <Archive key="i" />, archived, { archived: !archived }],
    ['IT', <Cpu key="i" />, category === IT, { category: category === IT ? null : IT }],
    ['Populair', <Flame key="i" />, popular, { popular: !popular }],
  ]
  return (
    <HStack
      role="group"
      aria-label="Snelfilters"
      gap="2"
      overflowX={{ base: 'auto', md: 'visible' }}
      flexWrap={{ md: 'wrap' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py={{ base: '1', md: '0' }}
      scrollbarWidth="none"
    >
      {chips.map(([label, icon, isOn, change]) => (
        <Button
          key={label}
          aria-pressed={isOn}
          onClick={() => onChange(change)}
          size="xs"
          h="8"
          px="3"
          flexShrink="0"
          borderRadius="full"
          variant="outline"
          bg={isOn ? 'brand.subtle' : 'bg.panel'}
          borderColor={isOn ? 'brand.solid' : 'border.emphasized'}
          color={isOn ? 'brand.fg' : 'fg.muted'}
          css={{ '& svg': { boxSize: '3.5' } }}
        >
          {icon}
          {label}
        </Button>
      ))}
    </HStack>
  )
}
