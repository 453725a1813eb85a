import { Button } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useRefresh } from '../../features/refresh/useRefresh'
import { messageOf } from '../../platform/requests/message-of'
import { showToast } from '../../ui/toast/toast'
import { allReadResult } from './run-texts'

export function RunAllButton({ isRunning }: { readonly isRunning: boolean }) {
  const { refresh, isBusy } = useRefresh({
    onDone: totals =>
      showToast({ type: 'success', ...(totals ? allReadResult(totals) : { title: 'De bronnen zijn gelezen' }) }),
    onFailed: error => {
      console.error('Reading all sources failed', error)
      showToast({ type: 'error', title: 'De bronnen konden niet worden gelezen', description: messageOf(error) })
    },
  })
  const isReading = isBusy || isRunning
  return (
    <Button size="sm" variant="outline" disabled={isReading} onClick={refresh}>
      <Play size={15} aria-hidden />
      {isReading ? 'Bezig...' : 'Lees alle bronnen'}
    </Button>
  )
}
