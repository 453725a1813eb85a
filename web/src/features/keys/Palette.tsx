import { Box, CloseButton, Dialog, Flex, HStack, Input, Kbd, Portal, Text } from '@chakra-ui/react'
import { useCombobox } from 'downshift'
import { CornerDownLeft, FileText, LayoutDashboard, ListFilter, Search } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { daysLeft, daysUntil } from '../../platform/dutch'
import { useSuggestionsQuery } from '../filters/search/Suggestions.generated'
import { usePaused } from '../filters/search/usePaused'
import { INBOX_PATH } from '../inbox/InboxBell'
import { accountPlaces } from '../layout/account-places'
import { places, PROFILES_PATH } from '../layout/navigation'
import { MAX_SEARCH_LENGTH, MIN_SUGGESTED_LENGTH } from '../../limits.generated'
import { neverRetried } from '../../platform/requests/retry'
import { useSession } from '../../connection/session/use-session'
import { Marked } from '../tenders/card/Marked'
import { nextClosing } from '../tenders/next-closing'
import { tenderAddress } from '../tenders/tender-address'
import type { OverlayProps } from './overlay'
import { usePaletteTendersQuery } from './Palette.generated'
import { type PaletteItem, paletteItems } from './palette-items'
import { recentTenders } from '../tenders/recent-tenders'

const PAUSE_MS = 200
const icons = {
  Tenders: FileText,
  'Onlangs geopend': FileText,
  Filters: ListFilter,
  'Ga naar': LayoutDashboard,
} as const

/** Command palette for tenders, filters and pages (ARIA combobox): arrows choose, Enter opens, Escape closes. */
export default function Palette({ onClose }: OverlayProps) {
  const id = useId()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [text, setText] = useState('')
  const items = useItems(text.trim())
  const open = useOpen(onClose)
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<PaletteItem>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: item => item?.label ?? '',
    itemToKey: item => item?.key,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
    // Blur chooses nothing, and a choice leaves the text alone.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
  })
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <Dialog.Root
      open
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      initialFocusEl={() => field}
      onOpenChange={state => !state.open && onClose()}
      // A dialog that is still closing beneath, after Escape, would close this one too.
      onRequestDismiss={event => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label="Snelmenu" maxW={{ md: '38rem' }} overflow="hidden">
            <HStack px="4" borderBottomWidth="1px" gap="3">
              <Search size={18} aria-hidden />
              <Input
                {...getInputProps({
                  ref: setField,
                  // Controlled input: a delayed update would make the caret jump and lose letters.
                  onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
                  'aria-label': 'Zoek een tender, filter of pagina',
                  'aria-labelledby': undefined,
                })}
                variant="flushed"
                borderWidth="0"
                _focusVisible={{ outline: 'none', boxShadow: 'none' }}
                h="14"
                autoComplete="off"
                maxLength={MAX_SEARCH_LENGTH}
                placeholder="Zoek een tender, filter of pagina…"
              />
              <Kbd aria-hidden hideBelow="md">
                Esc
              </Kbd>
              <CloseButton hideFrom="md" aria-label="Sluiten" onClick={onClose} />
            </HStack>
            <Box
              {...getMenuProps({ 'aria-label': 'Snelmenu', 'aria-labelledby': undefined })}
              overflowY="auto"
              maxH="60vh"
              p="2"
            >
              {groups.map(group => (
                <Box key={group} role="group" aria-labelledby={`${id}-${groups.indexOf(group)}`}>
                  <Text
                    id={`${id}-${groups.indexOf(group)}`}
                    textStyle="xs"
                    fontWeight="550"
                    color="fg.muted"
                    px="2"
                    pt="2"
                    pb="1"
                  >
                    {group}
                  </Text>
                  {items.map((item, index) =>
                    item.group === group ? (
                      <Row
                        key={item.key}
                        item={item}
                        text={text.trim()}
                        isOn={index === highlightedIndex}
                        {...getItemProps({ item, index })}
                      />
                    ) : null,
                  )}
                </Box>
              ))}
            </Box>
            <Flex {...foot} aria-hidden>
              <HStack>
                <Kbd size="sm">↑</Kbd>
                <Kbd size="sm">↓</Kbd> kiezen <Kbd size="sm">Enter</Kbd> openen
              </HStack>
              <HStack>
                <Kbd size="sm">?</Kbd> alle toetsen
              </HStack>
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const foot = {
  display: { base: 'none', md: 'flex' },
  justify: 'space-between',
  px: '4',
  py: '2',
  bg: 'bg.subtle',
  borderTopWidth: '1px',
  textStyle: 'xs',
  color: 'fg.muted',
} as const

function useItems(text: string): PaletteItem[] {
  const session = useSession()
  const asked = usePaused(text, PAUSE_MS)
  const skip = asked.length < MIN_SUGGESTED_LENGTH
  const found = usePaletteTendersQuery({ variables: { search: asked }, skip, context: neverRetried })
  const suggested = useSuggestionsQuery({ variables: { text: asked }, skip, context: neverRetried })
  const isAnswered = !skip && text.length >= MIN_SUGGESTED_LENGTH
  const tenders = isAnswered ? (found.data ?? found.previousData)?.tenders : undefined
  return paletteItems({
    text,
    pages: [
      ...places,
      ...(session.user
        ? [
            { to: PROFILES_PATH, label: 'Zoekprofielen' },
            { to: INBOX_PATH, label: 'Meldingen' },
          ]
        : []),
      ...accountPlaces(session),
      { to: '/privacy', label: 'Privacy' },
      { to: '/toegankelijkheid', label: 'Toegankelijkheidsverklaring' },
    ],
    recent: recentTenders(),
    tenders: (tenders?.nodes ?? []).map(tender => {
      const { id, title, status } = tender
      const closes = status === 'OPEN' ? nextClosing(tender) : null
      const days = closes ? daysUntil(closes) : Number.NaN
      return { id, title, note: days >= 0 ? daysLeft(days) : null }
    }),
    total: tenders?.totalCount ?? 0,
    suggestions: isAnswered ? ((suggested.data ?? suggested.previousData)?.suggestions ?? []) : [],
  })
}

function useOpen(onClose: () => void) {
  const navigate = useNavigate()
  const location = useLocation()
  return ({ to, tenderId }: PaletteItem) => {
    onClose()
    if (!tenderId) return void navigate(to)
    // The dialog opens over the current page if it has a list; a tender's own page has none.
    const under = location.pathname.startsWith('/tenders/') ? { pathname: '/tenders', search: '' } : location
    void navigate(tenderAddress(under, tenderId), { state: { opened: true } })
  }
}

interface RowProps extends React.ComponentProps<typeof Flex> {
  readonly item: PaletteItem
  readonly text: string
  readonly isOn: boolean
}

function Row({ item: { group, label, note }, text, isOn, ...option }: RowProps) {
  const Icon = icons[group]
  return (
    <Flex
      {...option}
      align="center"
      gap="2.5"
      minH="9"
      px="2"
      borderRadius="l2"
      cursor="pointer"
      bg={isOn ? 'brand.subtle' : undefined}
      css={{ '& mark': { bg: 'transparent', color: 'brand.fg', fontWeight: '640' } }}
    >
      <Icon size={15} aria-hidden style={{ flexShrink: 0 }} />
      <Text as="span" textStyle="sm" truncate>
        <Marked text={label} search={text} />
      </Text>
      <HStack as="span" ms="auto" flexShrink="0" textStyle="xs" color="fg.muted">
        {note}
        {isOn && <CornerDownLeft size={13} aria-hidden />}
      </HStack>
    </Flex>
  )
}
