import { Button, chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { timeOrDay } from '../../platform/dutch-moments'
import { useJobProgressSubscription } from '../jobs/JobProgress.generated'
import { headerText } from '../jobs/progress-texts'
import { showToast } from '../../ui/toast/toast'
import { addedText } from './added-text'
import { useLastRefreshQuery } from './RefreshButton.generated'
import { useRefresh } from './useRefresh'

/** 'bijgewerkt 08:12' */
const updatedText = (completedAt: string | null | undefined) =>
  completedAt ? `bijgewerkt ${timeOrDay(completedAt, new Date())}` : null

const Icon = chakra(RefreshCw)

/**
 * Reads the sources now; available to everybody. Unobtrusive, because the sources are also read on a schedule; its
 * width is constant.
 */
export function RefreshButton() {
  const { refresh, isBusy } = useRefresh({
    onDone: totals =>
      showToast({
        type: 'success',
        title: totals?.isStopped ? 'Verversen gestopt' : 'Data ververst',
        description: totals ? addedText(totals) : 'De bronnen zijn gelezen.',
      }),
    onFailed: error => {
      console.error('Refreshing failed', error)
      showToast({
        type: 'error',
        title: 'Fout bij verversen',
        description: 'Kon de tender data niet verversen. Probeer het later opnieuw.',
      })
    },
  })
  const { data: last } = useLastRefreshQuery()
  const { data: told } = useJobProgressSubscription({ variables: { kind: 'REFRESH' }, skip: !isBusy })
  const progress = isBusy && told?.jobProgress.state === 'RUNNING' ? headerText(told.jobProgress) : null
  const label = isBusy ? 'Bezig...' : 'Ververs Data'
  const beneath = isBusy ? progress : updatedText(last?.job?.completedAt)
  return (
    <Button
      size="sm"
      variant="ghost"
      px="2"
      w={{ sm: '9.5rem' }}
      justifyContent="flex-start"
      aria-label={label}
      disabled={isBusy}
      onClick={refresh}
    >
      <Icon boxSize="4" aria-hidden animation={isBusy ? 'spin 1s linear infinite' : undefined} />
      <chakra.span display={{ base: 'none', sm: 'inline' }} textAlign="start" lineHeight="1.2" minW="0">
        {label}
        {beneath && (
          <chakra.span display="block" truncate textStyle="xs" color="fg.muted" fontWeight="450">
            {beneath}
          </chakra.span>
        )}
      </chakra.span>
    </Button>
  )
}
