import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { whenUsed } from '../../ui/lazy/when-used'
import { SearchBox } from '../../ui/search/SearchBox'
import type { ChangeFilter } from '../state/useFilter'
import type { SuggestBoxProps } from './SuggestBox'

const SuggestBox = lazyPart<SuggestBoxProps>(() => import('./SuggestBox'), { after: whenUsed })

interface SearchFieldProps {
  readonly search: string
  readonly onChange: ChangeFilter
}

/** The search field of the filters. It suggests once that code is there, which it waits for outside the field. */
export function SearchField({ search, onChange }: SearchFieldProps) {
  const [isFocused, setFocused] = useState(false)
  const props = {
    label: 'Zoek in tenders, organisaties, beschrijvingen...',
    value: search,
    onSearch: (next: string) => onChange({ search: next }, 'replace'),
  }
  const plain = <SearchBox {...props} input={{ role: 'combobox', 'aria-expanded': false }} />
  return (
    <Box
      flex="1 1 20rem"
      pos="relative"
      onFocus={() => setFocused(true)}
      // Its own button is no way out of it.
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
    >
      <SuggestBox props={{ ...props, onChange }} isHeld={isFocused} waiting={plain} />
    </Box>
  )
}
