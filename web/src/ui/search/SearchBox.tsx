import { useRef } from 'react'
import { useDebouncedText } from '../useDebouncedText'
import { SearchInput, type SearchInputProps } from './SearchInput'

export interface SearchBoxProps extends Omit<SearchInputProps, 'text' | 'field' | 'onType'> {
  readonly value: string
  /** Debounced. */
  readonly onSearch: (search: string) => void
}

export function SearchBox({ value, onSearch, ...looks }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useDebouncedText({ value, read: typed => typed.trim(), onChange: onSearch })
  return <SearchInput field={field} text={text} onType={setText} {...looks} />
}
