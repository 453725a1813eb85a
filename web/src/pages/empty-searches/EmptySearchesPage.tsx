import { Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { SearchCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { numberWithin } from '../../platform/address-values'
import { pluralize } from '../../platform/dutch'
import { DEFAULT_PAGE_SIZE, EMPTY_SEARCHES_KEPT_DAYS, MAX_PAGE } from '../../limits.generated'
import { useSession } from '../../connection/session/use-session'
import { Empty } from '../../ui/Empty'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { BusyLine } from '../../ui/list/BusyLine'
import { Pager } from '../../ui/list/Pager'
import { pageCount } from '../../ui/list/pages'
import { useStepBack } from '../../ui/list/useStepBack'
import { PageTitle } from '../../ui/PageTitle'
import { NoAccess } from '../NoAccess'
import { ForgetAllButton } from './ForgetAllButton'
import { useEmptySearchesQuery } from './EmptySearchesPage.generated'
import { EmptySearchTable } from './EmptySearchTable'

/** For administrators; other users see why access is denied, and no query is sent. */
export default function EmptySearchesPage() {
  const { isAdmin } = useSession()
  return isAdmin ? <EmptySearches /> : <NoAccess />
}

function EmptySearches() {
  const [parameters, setParameters] = useSearchParams()
  const page = numberWithin(parameters.get('page'), MAX_PAGE) ?? 1
  const { data, previousData, loading, error, refetch } = useEmptySearchesQuery({
    variables: { first: DEFAULT_PAGE_SIZE, page },
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? previousData)?.emptySearches
  const count = shown?.totalCount ?? 0
  const pages = pageCount(count)
  const isBeyond = Boolean(data) && pages > 0 && page > pages
  const goTo = (next: number) => {
    setParameters(next === 1 ? {} : { page: String(next) }, { replace: true })
    window.scrollTo({ top: 0 })
  }
  useStepBack(isBeyond, () => goTo(pages))

  return (
    <Stack gap="4">
      <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap">
        <PageTitle title="Zoekopdrachten zonder resultaat">
          {count > 0 ? pluralize(count, 'zoekopdracht', 'zoekopdrachten') : 'Wat gebruikers zochten en niet vonden'}
        </PageTitle>
        {count > 0 && <ForgetAllButton onForgotten={() => void refetch()} />}
      </Flex>
      {loading && shown && <BusyLine />}
      {error && (
        <ErrorNotice
          title="De zoekopdrachten konden niet worden geladen"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!shown && loading && (
        <Skeleton h="25rem" borderRadius="card" role="status" aria-label="Zoekopdrachten worden geladen" />
      )}
      {shown && count === 0 && (
        <Empty
          icon={<SearchCheck />}
          title="Geen zoekopdrachten zonder resultaat"
          description="Wat op minstens twee dagen is gezocht en niets opleverde, komt hier te staan."
        />
      )}
      {shown && shown.nodes.length > 0 && <EmptySearchTable searches={shown.nodes} />}
      <Pager page={page} pages={pages} onPage={goTo} />
      <Text textStyle="xs" color="fg.muted" maxW="41rem" hidden={!shown}>
        Een zoekopdracht staat hier als die op minstens twee dagen niets opleverde. Bewaard worden alleen de tekst, hoe
        vaak er is gezocht, en de eerste en de laatste dag; niet door wie. Wat op een e-mailadres, telefoonnummer,
        rekeningnummer of webadres lijkt, wordt niet bewaard. Een zoekopdracht die {EMPTY_SEARCHES_KEPT_DAYS} dagen niet
        is herhaald, verdwijnt vanzelf.
      </Text>
    </Stack>
  )
}
