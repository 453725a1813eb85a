import { Button, chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useJobProgressSubscription } from '../jobs/JobProgress.generated'
import { headerText } from '../jobs/progress-texts'
import { showToast } from '../ui/toast/toast'
import { addedText } from './added-text'
import { useRefresh } from './useRefresh'

const Icon = chakra(RefreshCw)

/** For everybody. */
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
  const { data: told } = useJobProgressSubscription({ variables: { kind: 'REFRESH' }, skip: !isBusy })
  const progress = isBusy && told?.jobProgress.state === 'RUNNING' ? headerText(told.jobProgress) : null
  const label = isBusy ? 'Bezig...' : 'Ververs Data'
  return (
    <Button
      size="sm"
      variant="subtle"
      borderWidth="1px"
      borderColor="brand.muted"
      aria-label={label}
      disabled={isBusy}
      onClick={refresh}
    >
      <Icon boxSize="4" aria-hidden animation={isBusy ? 'spin 1s linear infinite' : undefined} />
      <chakra.span display={{ base: 'none', sm: 'inline' }} textAlign="start" lineHeight="1.2">
        {label}
        {progress && (
          <chakra.span
            display="block"
            textStyle="xs"
            color="fg.muted"
            fontWeight="450"
            fontVariantNumeric="tabular-nums"
          >
            {progress}
          </chakra.span>
        )}
      </chakra.span>
    </Button>
  )
}
