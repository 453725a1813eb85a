import { chakra, HStack } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { type ActiveFilter, activeFilters } from './active-filters'
import type { Choices } from './choices'
import { useCpvLabels } from './cpv-labels/useCpvLabels'
import type { Filter } from './state/filter'
import { focusPage } from '../ui/focus-page'
import type { ChangeFilter } from './state/useFilter'

const Remove = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
})

export interface FilterTagsProps {
  readonly filter: Filter
  readonly choices: Choices
  readonly onChange: ChangeFilter
}

/** The active filters as removable tags. */
export default function FilterTags({ filter, choices, onChange }: FilterTagsProps) {
  const filters = activeFilters(filter, choices, useCpvLabels(filter.cpv))
  const list = useRef<HTMLUListElement>(null)
  /** Moves the focus to a neighbour before the tag is removed. */
  const remove = (place: number, change: ActiveFilter['change']) => {
    const crosses = list.current?.querySelectorAll('button')
    const neighbour = crosses?.[place + 1] ?? crosses?.[place - 1]
    if (neighbour) neighbour.focus()
    else focusPage()
    onChange(change)
  }
  if (filters.length === 0) return null
  return (
    <HStack asChild gap="1.5" w="max-content">
      <ul ref={list} aria-label="Actieve filters" style={{ listStyle: 'none' }}>
        {filters.map(({ text, change }, place) => (
          <HStack
            asChild
            key={text}
            gap="0.5"
            ps="2"
            bg="bg.muted"
            flexShrink="0"
            borderWidth="1px"
            borderRadius="l2"
            textStyle="xs"
          >
            <li>
              {text}
              <Remove type="button" aria-label={`Filter ${text} verwijderen`} onClick={() => remove(place, change)}>
                <X size={12} aria-hidden />
              </Remove>
            </li>
          </HStack>
        ))}
      </ul>
    </HStack>
  )
}
