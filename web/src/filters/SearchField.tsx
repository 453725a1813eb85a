import { CloseButton, Input, InputGroup, Kbd } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import type { ChangeFilter } from './useFilter'
import { useDraft } from './useDraft'
import { useSlash } from './useSlash'

const PLACEHOLDER = 'Zoek in tenders, organisaties, beschrijvingen...'

interface SearchFieldProps {
  readonly search: string
  readonly onChange: ChangeFilter
}

export function SearchField({ search, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useDraft({
    value: search,
    read: typed => typed.trim(),
    onChange: next => onChange({ search: next }, 'replace'),
  })
  const isSlashOn = useSlash(field)
  const clear = () => {
    setText('')
    field.current?.focus()
  }
  return (
    <InputGroup
      flex="1 1 20rem"
      startElement={<Search size={16} aria-hidden />}
      endElement={
        text ? (
          <CloseButton size="2xs" aria-label="Zoektekst wissen" onClick={clear} />
        ) : (
          isSlashOn && (
            <Kbd size="sm" aria-hidden display={{ base: 'none', md: 'inline-flex' }}>
              /
            </Kbd>
          )
        )
      }
    >
      <Input
        ref={field}
        size="sm"
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        bg="bg"
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
