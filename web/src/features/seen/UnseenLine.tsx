import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Flex, Link as ChakraLink } from '@chakra-ui/react'
import { CheckCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { number } from '../../platform/dutch'
import { shortRelativeMoment } from '../../platform/dutch-moments'
import type { TenderFilter } from '../../graphql.generated'
import { showToast } from '../../ui/toast/toast'
import { useNow } from '../../ui/useNow'
import { SeenLine } from './SeenLine'
import { useMarkAllTendersSeenMutation, useUndoAllTendersSeenMutation, useUnseenTendersQuery } from './Seen.generated'

export interface UnseenLineProps {
  readonly filter: TenderFilter
  readonly tenders: readonly { readonly id: string; readonly isUnseen: boolean }[]
}

/** Number of new tenders in the list and since when, with a button to mark all as seen. */
export function UnseenLine({ filter, tenders }: UnseenLineProps) {
  const now = useNow()
  const { search } = useLocation()
  const { data } = useUnseenTendersQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' })
  const [markAll, { loading }] = useMarkAllTendersSeenMutation({ refetchQueries: ['UnseenTenders', 'NewInProfiles'] })
  const [undo] = useUndoAllTendersSeenMutation({ refetchQueries: ['UnseenTenders', 'NewInProfiles'] })
  const setUnseen = useSetUnseen()
  const unseen = data?.unseenTenders
  if (!unseen) return <Box h="6" />
  if (unseen.count === 0) return <SeenLine />
  const text = `${number(unseen.count)} nieuw sinds ${shortRelativeMoment(unseen.since, now)}`

  async function seeAll() {
    const shown = tenders.flatMap(({ id, isUnseen }) => (isUnseen ? [id] : []))
    try {
      const { data: marked } = await markAll({ variables: { input: { filter } } })
      if (!marked) return
      const { seenAt, formerSince } = marked.markAllTendersSeen
      setUnseen(shown, false)
      showToast({
        type: 'success',
        title: 'Alles gemarkeerd als gezien',
        onUndo: () =>
          void undo({ variables: { input: { seenAt, formerSince } } }).then(
            () => setUnseen(shown, true),
            () => showToast(failed('Kon dit niet ongedaan maken.')),
          ),
      })
    } catch {
      showToast(failed('Kon niet alles als gezien markeren.'))
    }
  }

  return (
    <Flex align="center" gap="3" h="6" textStyle="xs" fontWeight="550" color="brand.fg">
      <ChakraLink asChild color="brand.fg">
        <Link to={{ pathname: '/ochtend', search }} aria-label={`${text}: één voor één bekijken`}>
          {text}
        </Link>
      </ChakraLink>
      <Box flex="1" borderTopWidth="1px" borderColor="brand.emphasized" aria-hidden />
      <Button variant="plain" size="xs" color="brand.fg" px="1" h="6" loading={loading} onClick={() => void seeAll()}>
        <CheckCheck size={14} aria-hidden /> Alles gezien
      </Button>
    </Flex>
  )
}

const failed = (title: string) =>
  ({ type: 'error', title, description: 'Probeer het over een ogenblik opnieuw.' }) as const

/** Updates the cards on screen without refetching the list. */
function useSetUnseen() {
  const { cache } = useApolloClient()
  return (ids: readonly string[], isUnseen: boolean) => {
    for (const id of ids)
      cache.modify({ id: cache.identify({ __typename: 'Tender', id }), fields: { isUnseen: () => isUnseen } })
  }
}
