import { Box, Button, chakra, HStack } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ActiveFilter, activeFilters } from './active-filters'
import type { Choices } from './choices'
import { useCpvLabels } from './cpv-labels/useCpvLabels'
import { activeCount, type Filter } from './state/filter'
import { pluralize } from '../../platform/dutch'
import { focusPage } from '../../ui/focus-page'
import type { ChangeFilter } from './state/useFilter'
import { useFitting } from './useFitting'

const Remove = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    flexShrink: '0',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
})

interface FilterTagsProps {
  readonly filter: Filter
  readonly choices: Choices
  readonly onChange: ChangeFilter
}

const GAP = 6
const REST = 44

/** A row of its own under the count, rendered before its tags exist to avoid layout shift; it grows only when unfolded. */
const row = {
  order: 1,
  flex: '1 0 100%',
  minW: '0',
  minH: '7',
  p: '0.5',
} as const

export function FilterTags(props: FilterTagsProps) {
  const { filter } = props
  if (!filter.search && activeCount(filter) === 0) return null
  return (
    <Box {...row}>
      <Tags {...props} />
    </Box>
  )
}

/** The active filters as removable tags: as many as fit in one row, and a button that unfolds the rest. */
function Tags({ filter, choices, onChange }: FilterTagsProps) {
  const filters = activeFilters(filter, choices, useCpvLabels(filter.cpv))
  const list = useRef<HTMLUListElement>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const fitting = useFitting(
    list,
    filters.map(({ text }) => text),
    { gap: GAP, rest: REST },
  )
  // A tag that is wider than the row is truncated.
  const fit = Math.max(1, fitting)
  const rest = filters.length - fit
  const remove = (place: number, change: ActiveFilter['change']) => {
    const crosses = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]')
    const neighbour = crosses?.[place + 1] ?? crosses?.[place - 1]
    if (neighbour) neighbour.focus()
    else focusPage()
    onChange(change)
  }
  if (filters.length === 0) return null
  return (
    <HStack asChild gap={`${GAP}px`} wrap={isUnfolded ? 'wrap' : 'nowrap'}>
      <ul ref={list} aria-label="Actieve filters" style={{ listStyle: 'none' }}>
        {(isUnfolded ? filters : filters.slice(0, fit)).map(({ text, change }, place) => (
          <HStack
            asChild
            key={text}
            gap="0.5"
            ps="2"
            bg="bg.muted"
            flexShrink={isUnfolded || fitting === 0 ? '1' : '0'}
            minW="0"
            borderWidth="1px"
            borderRadius="l2"
            textStyle="xs"
          >
            <li>
              <chakra.span truncate>{text}</chakra.span>
              <Remove
                type="button"
                data-remove
                aria-label={`Filter ${text} verwijderen`}
                onClick={() => remove(place, change)}
              >
                <X size={12} aria-hidden />
              </Remove>
            </li>
          </HStack>
        ))}
        {rest > 0 && (
          <li>
            <Button
              size="2xs"
              variant="ghost"
              color="brand.fg"
              aria-expanded={isUnfolded}
              aria-label={isUnfolded ? 'Minder filters tonen' : `Nog ${pluralize(rest, 'filter', 'filters')} tonen`}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? 'Minder' : `+${rest}`}
            </Button>
          </li>
        )}
      </ul>
    </HStack>
  )
}
