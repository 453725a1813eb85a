import { Button, chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { number } from '../../../platform/dutch'
import { useCheckAwardsMutation } from './CheckAwards.generated'
import { serverMessageOf } from '../../../platform/requests/message-of'
import { refetchAll } from '../../../platform/requests/refetch-all'
import { showToast } from '../../../ui/toast/toast'

const Icon = chakra(RefreshCw)

/** Lets administrators query the sources for awards of all closed tenders without a known winner. */
export function CheckAwardsButton() {
  const [check, { loading }] = useCheckAwardsMutation({
    ...refetchAll,
    onCompleted: ({ checkAwards: { checked, updated } }) =>
      showToast({
        type: 'success',
        title: 'Controle voltooid',
        description: `${number(checked)} tenders gecontroleerd, ${number(updated)} bijgewerkt`,
      }),
    onError: error =>
      showToast({
        type: 'error',
        title: 'Fout bij controle',
        description: serverMessageOf(error) ?? 'Er ging iets mis bij het controleren van gunningsinformatie',
      }),
  })
  return (
    <Button variant="ghost" size="xs" disabled={loading} onClick={() => void check()}>
      <Icon boxSize="3.5" aria-hidden animation={loading ? 'spin 1s linear infinite' : undefined} />
      {loading ? 'Bezig...' : 'Controleer automatisch'}
    </Button>
  )
}
