import { CloseButton, Input, InputGroup, type InputGroupProps, Kbd } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { LONGEST_SEARCH } from '../../address-values'
import { useDraft } from '../useDraft'
import { useSlash } from './useSlash'

interface SearchBoxProps extends Omit<InputGroupProps, 'children' | 'onChange'> {
  readonly label: string
  readonly value: string
  /** Called when the typing pauses. */
  readonly onSearch: (search: string) => void
}

/** Where one types what one looks for; '/' leads to it from everywhere on the page, unless that is switched off. */
export function SearchBox({ label, value, onSearch, ...place }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useDraft({ value, read: typed => typed.trim(), onChange: onSearch })
  const isSlashOn = useSlash(field)
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
      <Input
        ref={field}
        size="sm"
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
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
