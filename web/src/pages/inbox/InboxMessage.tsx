import { Box, Circle, Flex, IconButton, LinkBox, LinkOverlay, List, Text, VisuallyHidden } from '@chakra-ui/react'
import { AtSign, Check, CircleDot, ListFilter, type LucideIcon, Reply } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ChangeIcon, isUrgent } from '../../features/changes/ChangeIcon'
import { ChangeText } from '../../features/changes/ChangeText'
import { useMarkInbox } from '../../features/inbox/useMarkInbox'
import { tenderAddress } from '../../features/tenders/tender-address'
import { clock, moment, pluralize } from '../../platform/dutch'
import { Tip } from '../../ui/Tip'
import type { InboxMessageFragment } from './Inbox.generated'

/** One message: what happened, about which tender, and when. It opens what it is about. */
export function InboxMessage({ message }: { readonly message: InboxMessageFragment }) {
  const { id, isRead, createdAt, change, comment, profile, tender } = message
  const location = useLocation()
  const mark = useMarkInbox()
  const to = tender
    ? tenderAddress(location, tender.id)
    : `/zoekprofielen${profile ? `?profiel=${encodeURIComponent(profile.id)}` : ''}`
  const toggle = isRead ? 'Markeer als ongelezen' : 'Markeer als gelezen'
  const title = tender?.title ?? profile?.name ?? 'Zoekprofielen'
  return (
    <List.Item display="block" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <LinkBox
        display="flex"
        gap="3"
        alignItems="flex-start"
        ps={{ base: '3', md: '4' }}
        pe="2"
        py="3"
        bg={isRead ? undefined : 'brand.subtle'}
        _hover={{ bg: isRead ? 'bg.subtle' : 'brand.muted' }}
      >
        <MessageIcon message={message} />
        <Box flex="1" minW="0" textStyle="sm" overflowWrap="anywhere">
          <Box color={change && isUrgent(change) ? 'orange.fg' : undefined}>
            {change ? <ChangeText change={change} separator=":" /> : <Headline>{headlineOf(message)}</Headline>}
          </Box>
          {comment && (
            <Text color="fg.muted" lineClamp={2} whiteSpace="pre-line">
              {comment.content}
            </Text>
          )}
          <LinkOverlay asChild fontWeight="550">
            <Link
              to={to}
              state={{ opened: tender !== null, bookmarkId: comment?.bookmark.id }}
              onClick={() => !isRead && void mark({ ids: [id] }, true)}
            >
              {title}
            </Link>
          </LinkOverlay>
          {tender && <Text color="fg.muted">{tender.organization}</Text>}
        </Box>
        <Flex align="center" gap="1" flexShrink="0">
          <Text asChild color="fg.muted" textStyle="xs">
            <time dateTime={createdAt} title={moment(createdAt)}>
              {clock(new Date(createdAt))}
            </time>
          </Text>
          <Box boxSize="2" borderRadius="full" bg={isRead ? undefined : 'brand.dot'}>
            {!isRead && <VisuallyHidden>Ongelezen</VisuallyHidden>}
          </Box>
          <Tip text={toggle}>
            <IconButton
              aria-label={`${toggle}: ${title}, ${moment(createdAt)}`}
              variant="ghost"
              size="xs"
              position="relative"
              zIndex="1"
              onClick={() => void mark({ ids: [id] }, !isRead)}
            >
              {isRead ? <CircleDot size={15} /> : <Check size={15} />}
            </IconButton>
          </Tip>
        </Flex>
      </LinkBox>
    </List.Item>
  )
}

const Headline = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" fontWeight="620">
    {children}
  </Text>
)

function headlineOf({ kind, comment, tenderCount }: InboxMessageFragment): string {
  switch (kind) {
    case 'REPLY':
      return `${comment?.commenterName ?? 'Iemand'} reageerde`
    case 'MENTION':
      return `${comment?.commenterName ?? 'Iemand'} noemde je in een opmerking`
    case 'MATCHES':
      return pluralize(tenderCount ?? 0, 'nieuwe tender', 'nieuwe tenders')
    case 'CHANGE':
      return 'Gewijzigd'
  }
}

const icons: Readonly<Record<InboxMessageFragment['kind'], LucideIcon>> = {
  CHANGE: CircleDot,
  REPLY: Reply,
  MENTION: AtSign,
  MATCHES: ListFilter,
}

function MessageIcon({ message: { kind, change } }: { readonly message: InboxMessageFragment }) {
  if (change) return <ChangeIcon change={change} />
  const Icon = icons[kind]
  return (
    <Circle size="6" borderWidth="1px" borderColor="border.emphasized" bg="bg.panel" color="fg.muted" aria-hidden>
      <Icon size={13} />
    </Circle>
  )
}
