import { Box } from '@chakra-ui/react'
import type { ChangeFilter } from '../state/useFilter'
import { SuggestBox } from './SuggestBox'

interface SearchFieldProps {
  readonly search: string
  readonly onChange: ChangeFilter
}

export const SearchField = ({ search, onChange }: SearchFieldProps) => (
  <Box flex="1 1 20rem" pos="relative">
    <SuggestBox
      label="Zoek in tenders, organisaties, beschrijvingen..."
      value={search}
      onSearch={next => onChange({ search: next }, 'replace')}
      onChange={onChange}
    />
  </Box>
)
