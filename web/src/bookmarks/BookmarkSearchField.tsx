import { CloseButton, Input, InputGroup } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useDraft } from '../filters/useDraft'
import { useSlash } from '../filters/useSlash'

const PLACEHOLDER = 'Zoek in bookmarks...'

interface BookmarkSearchFieldProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

export function BookmarkSearchField({ search, onSearch }: BookmarkSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useDraft({ value: search, read: typed => typed.trim(), onChange: onSearch })
  const isSlashOn = useSlash(field)
  const clear = () => {
    setText('')
    field.current?.focus()
  }
  return (
    <InputGroup
      w={{ base: 'full', md: '20rem' }}
      startElement={<Search size={16} aria-hidden />}
      endElement={text && <CloseButton size="2xs" aria-label="Zoektekst wissen" onClick={clear} />}
    >
      <Input
        ref={field}
        size="sm"
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        bg="bg.panel"
        borderColor="border.control"
        aria-label={PLACEHOLDER}
        aria-keyshortcuts={isSlashOn ? '/' : undefined}
        placeholder={PLACEHOLDER}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
    </InputGroup>
  )
}
