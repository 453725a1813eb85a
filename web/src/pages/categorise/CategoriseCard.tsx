import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { counted, number } from '../../dutch'
import { type CategorizeUncategorizedMutation, useCategorizeUncategorizedMutation } from '../../graphql.generated'
import { JobBar } from '../../jobs/JobBar'
import { useJob } from '../../jobs/useJob'
import { makeAllStale } from '../../requests/freshness'
import { Section } from '../../ui/Section'

const TOP = 5

/** Sorts what is in Overig, and shows what became of it. @param onDone called after each run, failed ones included */
export function CategoriseCard({ onDone }: { readonly onDone: () => void }) {
  const [categorise, { data, error, loading }] = useCategorizeUncategorizedMutation({
    update: makeAllStale,
    onCompleted: onDone,
    onError: reason => {
      console.error('Categorising failed', reason)
      onDone()
    },
  })
  const { job, at } = useJob('CATEGORIZE')
  const isRunning = job?.state === 'RUNNING'
  return (
    <Section
      title="Automatische categorisatie"
      description="Alleen tenders in Overig worden bekeken. Handmatig gekozen categorieën blijven staan."
    >
      <Button alignSelf="flex-start" disabled={loading || isRunning} onClick={() => void categorise()}>
        <Sparkles size={16} aria-hidden />
        {loading || isRunning ? 'Bezig...' : 'Start Categorisatie'}
      </Button>
      {isRunning && <JobBar job={job} at={at} fallback="Tenders doorzoeken" />}
      <div aria-live="polite">
        {error && !loading && (
          <Alert.Root status="error" borderRadius="l2">
            <Alert.Indicator />
            <Alert.Description>Categorisatie mislukt. Probeer het opnieuw.</Alert.Description>
          </Alert.Root>
        )}
        {data && !loading && <Result result={data.categorizeUncategorized} />}
      </div>
    </Section>
  )
}

type Outcome = CategorizeUncategorizedMutation['categorizeUncategorized']

function Result({ result }: { readonly result: Outcome }) {
  const { categorized, total, remainingUncategorized, categoryDistribution } = result
  return (
    <Stack gap="3">
      <Text>
        <strong>
          {number(categorized)} van {number(total)}
        </strong>{' '}
        gecategoriseerd.{' '}
        {remainingUncategorized === 0
          ? 'Alle tenders zijn gecategoriseerd.'
          : `Nog ${counted(remainingUncategorized, 'tender', 'tenders')} in Overig.`}
      </Text>
      {categoryDistribution.length > 0 && (
        <details>
          <summary>Verdeling top {TOP}</summary>
          <Stack as="ol" gap="2.5" mt="3" textStyle="sm">
            {categoryDistribution.slice(0, TOP).map(({ category, count }) => (
              <li key={category}>
                <Flex justify="space-between" gap="3" mb="1">
                  {category}
                  <Text as="span" fontVariantNumeric="tabular-nums">
                    {number(count)}
                  </Text>
                </Flex>
                <Box h="1" borderRadius="full" bg="bg.emphasized" aria-hidden>
                  <Box h="full" w={`${(100 * count) / total}%`} borderRadius="full" bg="brand.solid" />
                </Box>
              </li>
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}
