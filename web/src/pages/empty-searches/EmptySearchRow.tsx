import { Button, chakra, HStack, Text } from '@chakra-ui/react'
import { Search, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pluralize, number } from '../../platform/dutch'
import { relativeDay } from '../../platform/dutch-moments'
import { changed, emptyFilter } from '../../features/filters/state/filter'
import { writeFilter } from '../../features/filters/state/filter-address'
import { messageOf } from '../../platform/requests/message-of'
import { focusPage } from '../../ui/focus-page'
import { showToast } from '../../ui/toast/toast'
import { type EmptySearchRowFragment, useForgetEmptySearchMutation } from './EmptySearchRow.generated'

const Cell = chakra('td', { base: { px: '3', py: '1.5', whiteSpace: 'nowrap' } })

interface EmptySearchRowProps {
  readonly search: EmptySearchRowFragment
  readonly now: Date
}

/** On a phone the numbers are below the text, and the buttons have no label. */
export function EmptySearchRow({ search: { id, text, times, lastOn }, now }: EmptySearchRowProps) {
  const [forget, { loading }] = useForgetEmptySearchMutation({
    variables: { input: { id } },
    refetchQueries: ['EmptySearches'],
    awaitRefetchQueries: true,
    onCompleted: () => {
      // Removing the row also removes the focused button.
      focusPage()
      showToast({ type: 'success', title: `‘${text}’ is verwijderd` })
    },
    onError: error =>
      showToast({ type: 'error', title: `‘${text}’ kon niet worden verwijderd`, description: messageOf(error) }),
  })
  const last = relativeDay(lastOn, now)
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th
        scope="row"
        px="3"
        py="1.5"
        w="full"
        textAlign="start"
        fontWeight="550"
        overflowWrap="anywhere"
        whiteSpace="normal"
      >
        {text}
        <Text color="fg.muted" textStyle="xs" fontWeight="normal" hideFrom="md">
          {pluralize(times, 'keer', 'keer')}, voor het laatst {last}
        </Text>
      </chakra.th>
      <Cell textAlign="end" fontVariantNumeric="tabular-nums" hideBelow="md">
        {number(times)}
      </Cell>
      <Cell color="fg.muted" hideBelow="md">
        {last}
      </Cell>
      <Cell>
        <HStack gap="1" justify="flex-end">
          <Button asChild size="xs" h="8" variant="ghost">
            <Link
              to={`/tenders?${writeFilter(changed(emptyFilter, { search: text }))}`}
              aria-label={`Zoek opnieuw: ${text}`}
            >
              <Search size={14} aria-hidden />
              <chakra.span hideBelow="md">Zoek opnieuw</chakra.span>
            </Link>
          </Button>
          <Button
            size="xs"
            h="8"
            variant="ghost"
            aria-label={`Verwijderen: ${text}`}
            disabled={loading}
            onClick={() => void forget()}
          >
            <Trash2 size={14} aria-hidden />
            <chakra.span hideBelow="md">Verwijderen</chakra.span>
          </Button>
        </HStack>
      </Cell>
    </chakra.tr>
  )
}
