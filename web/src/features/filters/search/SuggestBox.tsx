import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { type ChangeEvent, type KeyboardEvent, useMemo, useState } from 'react'
import { neverRetried } from '../../../platform/requests/retry'
import { MIN_SUGGESTED_LENGTH } from '../../../limits.generated'
import { SearchInput, type SearchInputProps } from '../../../ui/search/SearchInput'
import type { SearchBoxProps } from '../../../ui/search/SearchBox'
import { useDebouncedText } from '../../../ui/useDebouncedText'
import type { ChangeFilter } from '../state/useFilter'
import { changeOf, type Suggestion } from './suggested'
import { SuggestionList } from './SuggestionList'
import { useSuggestionsQuery } from './Suggestions.generated'
import { usePaused } from './usePaused'

interface SuggestBoxProps extends SearchBoxProps {
  readonly onChange: ChangeFilter
}

const PAUSE_MS = 200
const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes

/** Blur chooses nothing, and Escape closes the list without clearing the field. */
function reduce(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  if (type !== InputBlur && type !== InputKeyDownEscape) return changes
  return { ...state, isOpen: false, highlightedIndex: -1 }
}

/**
 * Search field with suggestions (ARIA combobox with a listbox): arrows choose, Enter searches for the text or takes the
 * choice, Tab takes the choice too, Escape closes.
 */
export function SuggestBox({ value, onSearch, onChange, ...looks }: SuggestBoxProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const field = useMemo(() => ({ current: input }), [input])
  const [text, setText] = useDebouncedText({ value, read: draft => draft.trim(), onChange: onSearch })
  const suggestions = useSuggestions(text)
  const take = (suggestion: Suggestion) => {
    const change = changeOf(suggestion)
    setText(change.search ?? '')
    onChange(change)
  }
  const combobox = useCombobox<Suggestion>({
    items: [...suggestions],
    inputValue: text,
    selectedItem: null,
    itemToString: one => one?.label ?? '',
    itemToKey: one => one && `${one.kind} ${one.value}`,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && take(selectedItem),
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? statusOf(suggestions.length) : ''),
  })
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = combobox
  const isShown = isOpen && suggestions.length > 0
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = isShown ? suggestions[highlightedIndex] : undefined
    if (event.key === 'Tab' && chosen && !event.shiftKey) {
      event.preventDefault()
      take(chosen)
      closeMenu()
    } else if (event.key === 'Enter' && !chosen) {
      onSearch(text.trim())
      closeMenu()
    }
  }
  const properties = getInputProps({
    ref: setInput,
    'aria-expanded': isShown,
    'aria-label': looks.label,
    'aria-labelledby': undefined,
    onKeyDown: keys,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
  }) as SearchInputProps['input']
  return (
    <>
      <SearchInput {...looks} field={field} text={text} onType={setText} input={properties} />
      <SuggestionList
        suggestions={isShown ? suggestions : []}
        text={text}
        highlighted={highlightedIndex}
        menu={getMenuProps({ 'aria-label': 'Suggesties', 'aria-labelledby': undefined })}
        itemProps={(item, index) => getItemProps({ item, index })}
      />
    </>
  )
}

/** Suggestions for the debounced text; none for fewer than two characters. */
function useSuggestions(text: string): readonly Suggestion[] {
  const asked = usePaused(text.trim(), PAUSE_MS)
  const isAsked = asked.length >= MIN_SUGGESTED_LENGTH
  const { data, previousData } = useSuggestionsQuery({
    variables: { text: asked },
    skip: !isAsked,
    context: neverRetried,
  })
  if (!isAsked || text.trim().length < MIN_SUGGESTED_LENGTH) return []
  return (data ?? previousData)?.suggestions ?? []
}

const statusOf = (count: number) =>
  count === 0 ? 'Geen suggesties' : `${count} ${count === 1 ? 'suggestie' : 'suggesties'}, kies met pijl omlaag`
