import { Button } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { counted, number } from '../../dutch'
import { useRefreshTendersMutation } from '../../graphql.generated'
import { messageOf } from '../../requests/message-of'
import { refetchAll } from '../../requests/refetch-all'
import { showToast } from '../../ui/toast/toast'

export function RunAllButton({ isRunning }: { readonly isRunning: boolean }) {
  const [refresh, { loading }] = useRefreshTendersMutation({
    ...refetchAll,
    onCompleted: ({ refreshTenders: { totalAdded, totalFound } }) =>
      showToast({
        type: 'success',
        title: 'De bronnen zijn gelezen',
        description: `${counted(totalAdded, 'nieuwe tender', 'nieuwe tenders')}, ${number(totalFound)} gevonden`,
      }),
    onError: error => {
      console.error('Reading all sources failed', error)
      showToast({ type: 'error', title: 'De bronnen konden niet worden gelezen', description: messageOf(error) })
    },
  })
  const isBusy = loading || isRunning
  return (
    <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void refresh()}>
      <Play size={15} aria-hidden />
      {isBusy ? 'Bezig...' : 'Alle bronnen nu uitvoeren'}
    </Button>
  )
}
