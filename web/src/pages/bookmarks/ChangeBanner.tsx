import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { ChangeSymbol, isUrgent } from '../../features/changes/ChangeIcon'
import { ChangeText } from '../../features/changes/ChangeText'
import { distanceOf, moveOf } from '../../features/changes/moved-date'
import { byUrgency } from '../../features/changes/urgency'
import { useMarkInbox } from '../../features/inbox/useMarkInbox'
import { openLotsText } from '../../features/tenders/lots/open-lots'
import { number } from '../../platform/dutch'
import { shortRelativeMoment } from '../../platform/dutch-moments'
import { useNow } from '../../ui/useNow'
import type { BookmarkCardFragment } from './BookmarkCard.generated'

interface ChangeBannerProps {
  readonly tender: Pick<BookmarkCardFragment['tender'], 'id' | 'unreadChanges' | 'lots'>
}

/** The most urgent change that the user has not read, and how many more there are. */
export function ChangeBanner({ tender: { id: tenderId, unreadChanges, lots } }: ChangeBannerProps) {
  const now = useNow()
  const mark = useMarkInbox()
  const [change, ...others] = byUrgency(unreadChanges)
  if (!change) return null
  const move = moveOf(change)
  const isLotWithdrawn = change.kind === 'LOT' && change.topic === 'WITHDRAWN'
  const look = isUrgent(change)
    ? { bg: 'orange.subtle', color: 'orange.fg', borderColor: 'orange.muted' }
    : { bg: 'bg.muted' }
  return (
    <Flex
      role="group"
      aria-label="Gewijzigd"
      align="center"
      gap="2.5"
      borderBottomWidth="1px"
      borderTopRadius="card"
      ps={{ base: '3.5', md: '4' }}
      pe="2"
      py="1"
      textStyle="sm"
      {...look}
    >
      <ChangeSymbol change={change} size={16} />
      <Text flex="1" minW="0" overflowWrap="anywhere">
        <ChangeText change={change} separator=":" />{' '}
        <Text as="span" textStyle="xs" ms="1" color={isUrgent(change) ? undefined : 'fg.muted'}>
          {[
            move && distanceOf(move),
            isLotWithdrawn && openLotsText(lots),
            `gezien ${shortRelativeMoment(change.noticedAt, now)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        {others.length > 0 && (
          <Box as="span" ms="2" textStyle="xs" fontWeight="620">
            <span aria-hidden>+{number(others.length)}</span>
            <VisuallyHidden>en nog {number(others.length)} gewijzigd</VisuallyHidden>
          </Box>
        )}
      </Text>
      <Button
        variant="ghost"
        size="xs"
        color="inherit"
        flexShrink="0"
        onClick={({ currentTarget }) => {
          // The button disappears with the banner.
          currentTarget.closest('article')?.querySelector('a')?.focus()
          void mark({ tenderId }, true)
        }}
      >
        <Check size={14} aria-hidden /> Gezien
      </Button>
    </Flex>
  )
}
