import { SearchBox } from '../ui/search/SearchBox'
import type { ChangeFilter } from './state/useFilter'

interface SearchFieldProps {
  readonly search: string
  readonly onChange: ChangeFilter
}

export function SearchField({ search, onChange }: SearchFieldProps) {
  return (
    <SearchBox
      label="Zoek in tenders, organisaties, beschrijvingen..."
      value={search}
      onSearch={next => onChange({ search: next }, 'replace')}
      flex="1 1 20rem"
    />
  )
}
