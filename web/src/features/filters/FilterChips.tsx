import { Archive, CircleCheck, CircleSlash, Cpu, Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip, ChipGroup } from '../../ui/Chip'
import { type Filter, IT } from './state/filter'
import type { ChangeFilter } from './state/useFilter'

interface FilterChipsProps {
  readonly filter: Filter
  readonly onChange: ChangeFilter
}

export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const { status, archived, category, popular } = filter
  const isIt = category.includes(IT)
  const chips: readonly [string, ReactNode, boolean, Partial<Filter>][] = [
    ['Open', <CircleCheck key="i" />, status === 'open', { status: status === 'open' ? null : 'open' }],
    ['Gesloten', <CircleSlash key="i" />, status === 'gesloten', { status: status === 'gesloten' ? null : 'gesloten' }],
    ['Gearchiveerd', <Archive key="i" />, archived, { archived: !archived }],
    ['IT', <Cpu key="i" />, isIt, { category: isIt ? category.filter(one => one !== IT) : [IT] }],
    ['Populair', <Flame key="i" />, popular, { popular: !popular }],
  ]
  return (
    <ChipGroup label="Snelfilters">
      {chips.map(([label, icon, isOn, change]) => (
        <Chip key={label} isOn={isOn} onClick={() => onChange(change)}>
          {icon}
          {label}
        </Chip>
      ))}
    </ChipGroup>
  )
}
