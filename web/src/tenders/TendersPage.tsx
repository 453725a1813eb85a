import { Box, Button, Flex, Progress, Stack, Text } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { counted } from '../dutch'
import { useTendersPageQuery } from '../graphql.generated'
import { Empty } from '../ui/Empty'
import { ErrorNotice } from '../ui/ErrorNotice'
import { PageTitle } from '../ui/PageTitle'
import { Pager } from './Pager'
import { pageCount, readPage } from './pages'
import { TenderCard } from './TenderCard'
import { TenderCardSkeletons } from './TenderCardSkeletons'
import { ViewToggle } from './ViewToggle'

export function TendersPage() {
  const [parameters, setParameters] = useSearchParams()
  const page = readPage(parameters.get('page'))
  const { data, previousData, loading, error, refetch } = useTendersPageQuery({ variables: { page } })
  /** While the next page is on its way, the one before stays where it is. */
  const shown = data ?? (error ? undefined : previousData)
  const pages = pageCount(shown?.tenders.totalCount ?? 0)

  const addressOf = (next: number) => {
    const changed = new URLSearchParams(parameters)
    changed.delete('page')
    if (next > 1) changed.set('page', String(next))
    return changed
  }
  const goTo = (next: number) => {
    setParameters(addressOf(next))
    window.scrollTo({ top: 0 })
  }
  if (data && pages > 0 && page > pages) return <Navigate to={{ search: addressOf(pages).toString() }} replace />

  return (
    <Stack gap="5">
      <PageTitle title="Alle Tenders" />
      <Flex align="center" justify="space-between" gap="3">
        <Text color="fg.muted" textStyle="sm" aria-live="polite">
          {shown && counted(shown.tenders.totalCount, 'resultaten gevonden', 'resultaten gevonden')}
        </Text>
        <ViewToggle />
      </Flex>
      {loading && shown && (
        <Progress.Root
          value={null}
          size="xs"
          position="fixed"
          top="header"
          insetX="0"
          zIndex="sticky"
          aria-label="Bezig met laden"
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {error && !shown && (
        <ErrorNotice title="Tenders konden niet worden geladen" error={error} onRetry={() => void refetch()} />
      )}
      {!shown && !error && <TenderCardSkeletons count={6} />}
      {shown?.tenders.totalCount === 0 && (
        <Empty icon={<SearchX />} title="Geen resultaten gevonden">
          <Button variant="outline" onClick={() => goTo(1)}>
            Filters wissen
          </Button>
        </Empty>
      )}
      <Box opacity={loading && shown ? 0.6 : 1} transition="opacity 150ms" aria-busy={loading}>
        <Stack gap="3.5">
          {shown?.tenders.nodes.map(tender => (
            <TenderCard key={tender.id} tender={tender} level="h2" />
          ))}
        </Stack>
      </Box>
      <Pager page={page} pages={pages} onPage={goTo} />
    </Stack>
  )
}
