import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { ArrowRight, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { counted } from '../dutch'
import { useTenderOverviewQuery } from '../graphql.generated'
import { TenderCard } from '../tenders/TenderCard'
import { TenderCardSkeletons } from '../tenders/TenderCardSkeletons'
import { Empty } from '../ui/Empty'
import { ErrorNotice } from '../ui/ErrorNotice'

/** The six newest tenders, and the way to all of them. */
export function TenderOverview() {
  const result = useTenderOverviewQuery()
  const { data } = result
  return (
    <Stack as="section" gap="3.5" aria-labelledby="tender-overzicht">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2">
        <HStack gap="2.5" align="baseline">
          <Heading as="h2" size="md" id="tender-overzicht">
            Tender overzicht
          </Heading>
          <Text color="fg.muted" textStyle="sm" aria-live="polite">
            {data && counted(data.tenders.totalCount, 'resultaat', 'resultaten')}
          </Text>
        </HStack>
        <Button asChild variant="plain" size="sm" color="brand.fg" px="1">
          <Link to="/tenders">
            Bekijk alle <ArrowRight size={16} aria-hidden />
          </Link>
        </Button>
      </Flex>
      <Cards result={result} />
    </Stack>
  )
}

function Cards({ result: { data, error, refetch } }: { result: ReturnType<typeof useTenderOverviewQuery> }) {
  if (data && data.tenders.nodes.length === 0)
    return (
      <Empty
        icon={<SearchX />}
        title="Geen tenders gevonden"
        description="Probeer de filters aan te passen of ververs de data."
      />
    )
  if (data) return data.tenders.nodes.map(tender => <TenderCard key={tender.id} tender={tender} level="h3" />)
  if (error)
    return <ErrorNotice title="Tenders konden niet worden geladen" error={error} onRetry={() => void refetch()} />
  return <TenderCardSkeletons count={3} />
}
