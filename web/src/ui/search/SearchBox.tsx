import { CloseButton, InputGroup, type InputGroupProps, Kbd } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { MAX_SEARCH_LENGTH } from '../../limits.generated'
import { PlainInput } from '../PlainInput'
import { useDebouncedText } from '../useDebouncedText'
import { useSlashShortcut } from './useSlashShortcut'

interface SearchBoxProps extends Omit<InputGroupProps, 'children' | 'onChange'> {
  readonly label: string
  readonly value: string
  /** Debounced: called when the typing pauses. */
  readonly onSearch: (search: string) => void
}

/** A search field; the shortcut '/' focuses it from anywhere on the page, unless that is switched off. */
export function SearchBox({ label, value, onSearch, ...place }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useDebouncedText({ value, read: typed => typed.trim(), onChange: onSearch })
  const isSlashOn = useSlashShortcut(field)
  const clear = () => {
    setText('')
    field.current?.focus()
  }
  const hint = isSlashOn && (
    <Kbd size="sm" aria-hidden display={{ base: 'none', md: 'inline-flex' }}>
      /
    </Kbd>
  )
  return (
    <InputGroup
      startElement={<Search size={16} aria-hidden />}
      endElement={text ? <CloseButton size="2xs" aria-label="Zoektekst wissen" onClick={clear} /> : hint || undefined}
      {...place}
    >
      <PlainInput
        ref={field}
        size="sm"
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        bg="bg"
        borderColor="border.control"
        aria-label={label}
        aria-keyshortcuts={isSlashOn ? '/' : undefined}
        placeholder={label}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
    </InputGroup>
  )
}
