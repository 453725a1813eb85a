import { Button, Stack, Text } from '@chakra-ui/react'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { pluralize } from '../../platform/dutch'
import { DEFAULT_PAGE_SIZE } from '../../limits.generated'
import { SignInToSee } from '../../connection/session/SignInToSee'
import { useSession } from '../../connection/session/use-session'
import { TenderCardSkeletons } from '../../features/tenders/card/TenderCardSkeletons'
import { Empty } from '../../ui/Empty'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { Pager } from '../../ui/list/Pager'
import { pageCount } from '../../ui/list/pages'
import { useStepBack } from '../../ui/list/useStepBack'
import { PageTitle } from '../../ui/PageTitle'
import { ExclusionList } from './ExclusionList'
import { DismissedCard } from './DismissedCard'
import { useDismissedTendersQuery } from './DismissedTenders.generated'

export default function DismissedPage() {
  const { user } = useSession()
  return (
    <Stack gap="5" maxW="60rem" mx="auto">
      <meta name="robots" content="noindex" />
      <PageTitle title="Weggelegd">Deze tenders staan niet in je lijsten en tellen daar niet mee</PageTitle>
      {user ? (
        <>
          <ExclusionList />
          <DismissedTenders />
        </>
      ) : (
        <SignInToSee
          title="Log in om tenders weg te leggen"
          description="Wat je niet interessant vindt, zie je daarna niet meer in je lijsten."
        />
      )}
    </Stack>
  )
}

function DismissedTenders() {
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useDismissedTendersQuery({
    variables: { first: DEFAULT_PAGE_SIZE, page },
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? previousData)?.tenders
  const pages = pageCount(shown?.totalCount ?? 0)
  useStepBack(Boolean(data) && pages > 0 && page > pages, () => setPage(pages))

  if (!shown && error)
    return (
      <ErrorNotice
        title="Je weggelegde tenders konden niet worden geladen"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!shown) return <TenderCardSkeletons count={3} label="Weggelegde tenders worden geladen" />
  if (shown.totalCount === 0)
    return (
      <Empty
        icon={<EyeOff aria-hidden />}
        title="Niets weggelegd"
        description="Kies ‘Niet interessant’ bij een tender (toets w) om hem uit je lijsten te houden. Hier vind je hem terug."
      >
        <Button asChild size="sm">
          <Link to="/tenders">Naar alle tenders</Link>
        </Button>
      </Empty>
    )
  return (
    <Stack gap="3">
      <Text color="fg.muted" textStyle="sm" aria-live="polite">
        {pluralize(shown.totalCount, 'tender weggelegd', 'tenders weggelegd')}
      </Text>
      {shown.nodes.map(tender => (
        <DismissedCard key={tender.id} tender={tender} />
      ))}
      <Pager page={page} pages={pages} onPage={setPage} />
    </Stack>
  )
}
