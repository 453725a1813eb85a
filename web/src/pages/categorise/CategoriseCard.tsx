import { Alert, Box, Button } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { useCategorizeUncategorizedMutation } from './CategorisePage.generated'
import { CancelJobButton } from '../../features/jobs/CancelJobButton'
import { JobBar } from '../../features/jobs/JobBar'
import type { JobNow } from '../../features/jobs/useJob'
import { makeAllStale } from '../../platform/requests/freshness'
import { Section } from '../../ui/Section'
import { showToast } from '../../ui/toast/toast'
import { resultText } from './job-texts'

interface CategoriseCardProps {
  readonly now: JobNow
  /** Called after each run, including failed ones. */
  readonly onDone: () => void
}

/** Categorises the tenders in Overig. */
export function CategoriseCard({ now: { job, at }, onDone }: CategoriseCardProps) {
  const [categorise, { error, loading }] = useCategorizeUncategorizedMutation({
    update: makeAllStale,
    onCompleted: ({ categorizeUncategorized: { categorized, total, remainingUncategorized } }) => {
      onDone()
      showToast({
        type: 'success',
        title: 'Categorisatie klaar',
        description: resultText(categorized, total, remainingUncategorized),
      })
    },
    onError: reason => {
      console.error('Categorising failed', reason)
      onDone()
    },
  })
  const isRunning = job?.state === 'RUNNING'
  const isBusy = loading || isRunning
  return (
    <Section
      title="Automatische categorisatie"
      description="Alleen tenders in Overig worden bekeken. Handmatig gekozen categorieën blijven staan."
      action={
        <>
          {isRunning && <CancelJobButton job={job} />}
          <Button size="sm" disabled={isBusy} onClick={() => void categorise()}>
            <Sparkles size={16} aria-hidden />
            {isBusy ? 'Bezig...' : 'Start Categorisatie'}
          </Button>
        </>
      }
    >
      {isRunning && <JobBar job={job} at={at} fallback="Tenders doorzoeken" />}
      <Box aria-live="polite" _empty={{ mt: '-4' }}>
        {error && !loading && (
          <Alert.Root status="error" borderRadius="l2">
            <Alert.Indicator />
            <Alert.Description>Categorisatie mislukt. Probeer het opnieuw.</Alert.Description>
          </Alert.Root>
        )}
      </Box>
    </Section>
  )
}
