import { Box, Textarea, type TextareaProps, VisuallyHidden } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { neverRetried } from '../../../platform/requests/retry'
import { usePaused } from '../../filters/search/usePaused'
import { begunMention } from './begun-mention'
import { useMentionableNamesQuery } from './MentionableNames.generated'

interface MentionTextareaProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  readonly bookmarkId: string
  readonly value: string
  readonly onText: (text: string) => void
}

const PAUSE_MS = 150

/**
 * A text in which '@' offers the names of people (ARIA: a text field with a listbox, because a textarea cannot be a combobox). Arrows choose,
 * Enter or Tab fills in, Escape closes.
 */
export function MentionTextarea({ bookmarkId, value, onText, ...field }: MentionTextareaProps) {
  const id = useId()
  const element = useRef<HTMLTextAreaElement>(null)
  /** Where the user is typing; null while the list is closed. */
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const beginning = caret === null ? null : begunMention(value.slice(0, caret))
  const asked = usePaused(beginning, PAUSE_MS)
  const { data, previousData } = useMentionableNamesQuery({
    variables: { bookmarkId, beginning: asked ?? '' },
    skip: asked === null,
    context: neverRetried,
  })
  const typed = beginning?.toLowerCase() ?? ''
  const names = beginning === null ? [] : namesFor(typed, (data ?? previousData)?.mentionableNames ?? [])
  const current = Math.min(chosen, names.length - 1)
  const isOpen = names.length > 0

  const fillIn = (name: string) => {
    if (caret === null || beginning === null) return
    const start = value.slice(0, caret - beginning.length)
    onText(`${start}${name} ${value.slice(caret)}`)
    setCaret(null)
    const end = start.length + name.length + 1
    // After React has written the text, which moves the caret to its end.
    requestAnimationFrame(() => element.current?.setSelectionRange(end, end))
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((current + step + names.length) % names.length)
    else if (event.key === 'Enter' || event.key === 'Tab') fillIn(names[current]!)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
    // Escape would also close the dialog around the form.
    event.stopPropagation()
  }
  return (
    <Box position="relative" w="full">
      <Textarea
        {...field}
        ref={element}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        onChange={({ currentTarget }) => {
          setChosen(0)
          setCaret(currentTarget.selectionStart)
          onText(currentTarget.value)
        }}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
      />
      <VisuallyHidden role="status">
        {isOpen && `${names.length === 1 ? '1 naam' : `${names.length} namen`}: kies met de pijltjes, Enter vult in`}
      </VisuallyHidden>
      {isOpen && (
        <Box id={id} role="listbox" aria-label="Namen" {...list}>
          {names.map((name, index) => (
            <Box
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              {...option}
              bg={index === current ? 'bg.muted' : undefined}
              // The text keeps the focus.
              onMouseDown={event => event.preventDefault()}
              onClick={() => fillIn(name)}
            >
              {name}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** The answer for an earlier beginning is narrowed until the next answer. */
const namesFor = (typed: string, names: readonly string[]): readonly string[] =>
  names.filter(name => ` ${name.toLowerCase()}`.includes(` ${typed}`))

/** On a phone above the text, because the keyboard is below it. */
const list = {
  position: 'absolute',
  zIndex: 'dropdown',
  top: { base: 'auto', md: '100%' },
  bottom: { base: '100%', md: 'auto' },
  insetX: '0',
  my: '1',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  boxShadow: 'md',
} as const

const option = {
  px: '2.5',
  py: { base: '2.5', md: '1.5' },
  borderRadius: 'l1',
  cursor: 'pointer',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.muted' },
} as const
