import { CloseButton, Input, InputGroup, type InputGroupProps, type InputProps, Kbd } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { MAX_SEARCH_LENGTH } from '../../limits.generated'
import { useSlashShortcut } from './useSlashShortcut'

export interface SearchInputProps extends Omit<InputGroupProps, 'children' | 'onChange'> {
  readonly label: string
  readonly text: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onType: (text: string) => void
  readonly input?: InputProps
}

/** Presentation of a search field; the shortcut '/' focuses it, unless shortcuts are switched off. */
export function SearchInput({ label, text, field, onType, input, ...place }: SearchInputProps) {
  const isSlashOn = useSlashShortcut(field)
  const clear = () => {
    onType('')
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
      endElement={text ? <ClearButton onClear={clear} /> : hint || undefined}
      {...place}
    >
      <Input
        ref={field}
        size="sm"
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        textOverflow="ellipsis"
        bg="bg"
        borderColor="border.control"
        aria-label={label}
        aria-keyshortcuts={isSlashOn ? '/' : undefined}
        placeholder={label}
        value={text}
        onChange={event => onType(event.currentTarget.value)}
        {...input}
      />
    </InputGroup>
  )
}

interface ClearButtonProps {
  readonly onClear: () => void
}

/** Prevents the button from taking the focus from the field. */
function ClearButton({ onClear }: ClearButtonProps) {
  return (
    <CloseButton
      size="2xs"
      aria-label="Zoektekst wissen"
      onMouseDown={event => event.preventDefault()}
      onClick={onClear}
    />
  )
}
