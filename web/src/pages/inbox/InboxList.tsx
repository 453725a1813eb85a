import { Button, Card, Flex, Heading, List, Skeleton, Stack, Switch, Text } from '@chakra-ui/react'
import { CheckCheck, Inbox } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { KeptNote } from '../../connection/offline/KeptNote'
import { useUnreadInboxQuery } from '../../features/inbox/Inbox.generated'
import { useMarkInbox } from '../../features/inbox/useMarkInbox'
import { DEFAULT_PAGE_SIZE } from '../../limits.generated'
import { pluralize } from '../../platform/dutch'
import { relativeDay } from '../../platform/dutch-moments'
import { Empty } from '../../ui/Empty'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { BusyLine } from '../../ui/list/BusyLine'
import { Pager } from '../../ui/list/Pager'
import { pageCount } from '../../ui/list/pages'
import { useStepBack } from '../../ui/list/useStepBack'
import { useNow } from '../../ui/useNow'
import { type InboxMessageFragment, useInboxQuery } from './Inbox.generated'
import { InboxMessage } from './InboxMessage'

export function InboxList() {
  const [isUnread, setUnread] = useState(false)
  const [page, setPage] = useState(1)
  const variables = { page, first: DEFAULT_PAGE_SIZE, isUnread }
  const { data, previousData, loading, error, refetch } = useInboxQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const { data: unread } = useUnreadInboxQuery()
  const mark = useMarkInbox()
  const shown = (data ?? previousData)?.inbox
  const pages = pageCount(shown?.totalCount ?? 0)
  useStepBack(Boolean(data) && pages > 0 && page > pages, () => setPage(pages))

  const readAll = async () => {
    await mark({}, true)
    await refetch().catch(() => undefined)
  }
  return (
    <Stack gap="3">
      <Flex align="center" justify="space-between" columnGap="4" rowGap="2" wrap="wrap" minH="9">
        <Text color="fg.muted" textStyle="sm" aria-live="polite">
          {shown &&
            pluralize(
              shown.totalCount,
              isUnread ? 'ongelezen melding' : 'melding',
              isUnread ? 'ongelezen meldingen' : 'meldingen',
            )}
        </Text>
        <Flex align="center" gap="4">
          <Switch.Root
            size="sm"
            checked={isUnread}
            onCheckedChange={({ checked }) => {
              setUnread(checked)
              setPage(1)
            }}
          >
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>Alleen ongelezen</Switch.Label>
          </Switch.Root>
          <Button variant="outline" size="sm" disabled={!unread?.unreadInboxCount} onClick={() => void readAll()}>
            <CheckCheck size={16} aria-hidden /> Alles gelezen
          </Button>
        </Flex>
      </Flex>
      <KeptNote asked={{ operationName: 'Inbox', variables }} />
      {loading && shown && <BusyLine />}
      {error && (
        <ErrorNotice
          title="Je meldingen konden niet worden geladen"
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!shown && loading && <Loading />}
      {shown?.nodes.length === 0 && <Nothing isUnread={isUnread} />}
      {shown && <Days messages={shown.nodes} />}
      <Pager page={page} pages={pages} onPage={setPage} />
    </Stack>
  )
}

/** The messages under the day on which they arrived. */
function Days({ messages }: { readonly messages: readonly InboxMessageFragment[] }) {
  const now = useNow()
  const dayOf = ({ createdAt }: InboxMessageFragment) => relativeDay(createdAt, now)
  const days = [...new Set(messages.map(dayOf))]
  return days.map(day => (
    <Stack key={day} as="section" gap="2" aria-label={day}>
      <Heading as="h2" textStyle="sm" _firstLetter={{ textTransform: 'uppercase' }}>
        {day}
      </Heading>
      <Card.Root overflow="hidden">
        <List.Root variant="plain">
          {messages
            .filter(message => dayOf(message) === day)
            .map(message => (
              <InboxMessage key={message.id} message={message} />
            ))}
        </List.Root>
      </Card.Root>
    </Stack>
  ))
}

function Nothing({ isUnread }: { readonly isUnread: boolean }) {
  return isUnread ? (
    <Empty icon={<Inbox aria-hidden />} title="Alles gelezen" description="Er zijn geen ongelezen meldingen." />
  ) : (
    <Empty
      icon={<Inbox aria-hidden />}
      title="Nog geen meldingen"
      description="Bookmark of volg een tender. Verandert de sluitingsdatum of komt er een gunning, dan lees je het hier."
    >
      <Button asChild size="sm">
        <Link to="/tenders">Naar alle tenders</Link>
      </Button>
    </Empty>
  )
}

const Loading = () => (
  <Stack gap="2" role="status" aria-label="Meldingen worden geladen">
    <Skeleton h="4" w="5rem" />
    {[1, 2, 3].map(row => (
      <Skeleton key={row} h="5rem" borderRadius="card" />
    ))}
  </Stack>
)
