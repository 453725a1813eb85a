import { SearchBox } from '../ui/SearchBox'
import type { ChangeFilter } from './useFilter'

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
