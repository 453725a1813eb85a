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

/** The search field of the filters. It suggests once that code is there, which takes over what is typed, caret and focus. */
export function SearchField({ search, onChange }: SearchFieldProps) {
  // IME: an unfinished word lives in the element itself.
  const [isComposing, setComposing] = useState(false)
  const props = {
    label: 'Zoek in tenders, organisaties, beschrijvingen...',
    value: search,
    onSearch: (next: string) => onChange({ search: next }, 'replace'),
  }
  return (
    <Box
      flex="1 1 20rem"
      pos="relative"
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <SuggestBox
        props={{ ...props, onChange }}
        isHeld={isComposing}
        waiting={<SearchBox {...props} input={{ role: 'combobox', 'aria-expanded': false }} />}
      />
    </Box>
  )
}
