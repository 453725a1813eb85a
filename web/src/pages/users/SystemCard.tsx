import { Alert, Button, HStack } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { number } from '../../platform/dutch'
import { CancelJobButton } from '../../features/jobs/CancelJobButton'
import { JobBar } from '../../features/jobs/JobBar'
import { useJob } from '../../features/jobs/useJob'
import { makeAllStale } from '../../platform/requests/freshness'
import { useReindexTendersMutation } from './ReindexTenders.generated'
import { Section } from '../../ui/Section'
import { showToast } from '../../ui/toast/toast'
import { reindexFailure } from './reindex-failure'

export function SystemCard() {
  const [reindex, { loading }] = useReindexTendersMutation({
    update: makeAllStale,
    onCompleted: ({ reclassifyTenders: { processed, categorized } }) =>
      showToast({
        type: 'success',
        title: 'Herindexering Voltooid',
        description: `${number(processed)} tenders verwerkt, ${number(categorized)} gecategoriseerd`,
      }),
    onError: error => {
      console.error('Reindexing failed', error)
      showToast({ type: 'error', title: 'Herindexering Mislukt', description: reindexFailure(error) })
    },
  })
  const { job, at } = useJob('RECLASSIFY')
  const isRunning = job?.state === 'RUNNING'
  return (
    <Section title="Systeem Beheer" description="Deel alle tenders opnieuw in bij hun categorieën.">
      <Alert.Root status="warning" borderRadius="l2" role="note">
        <Alert.Indicator />
        <Alert.Description>
          Herindexeren kan enkele minuten duren: alle 500+ tenders worden opnieuw bekeken. Handmatig gekozen categorieën
          blijven staan.
        </Alert.Description>
      </Alert.Root>
      <HStack gap="2">
        <Button variant="outline" disabled={loading || isRunning} onClick={() => void reindex()}>
          <RefreshCw size={16} aria-hidden />
          {loading || isRunning ? 'Bezig...' : 'Start Herindexering'}
        </Button>
        {isRunning && <CancelJobButton job={job} />}
      </HStack>
      {isRunning && <JobBar job={job} at={at} fallback="Tenders opnieuw indelen" />}
    </Section>
  )
}
