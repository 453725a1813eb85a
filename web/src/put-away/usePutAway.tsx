import { useApolloClient } from '@apollo/client/react'
import { refetchNamed } from '../requests/refetch-named'
import { showToast } from '../ui/toast/toast'
import { affected } from './affected'
import { NeverAgain } from './NeverAgain'
import { useBringTenderBackMutation, usePutTenderAwayMutation } from './PutAway.generated'

const failed = (title: string) =>
  showToast({ type: 'error', title, description: 'Probeer het over een ogenblik opnieuw.' })

/** Keeps a tender out of one's lists, or brings it back; each says so, and can be undone. */
export function usePutAway(id: string) {
  const client = useApolloClient()
  const [put, putting] = usePutTenderAwayMutation({ onError: () => failed('Kon de tender niet wegleggen') })
  const [bring, bringing] = useBringTenderBackMutation({ onError: () => failed('Kon de tender niet terugzetten') })

  const tell = (title: string, more: Partial<Parameters<typeof showToast>[0]> = {}) => {
    showToast({ type: 'success', title, ...more })
    refetchNamed(client, affected)
  }
  const bringBack = async () => {
    const { data } = await bring({ variables: { input: { tenderId: id } } })
    if (data) tell('Tender teruggezet')
  }
  const putAway = async () => {
    const { data } = await put({ variables: { input: { tenderId: id } } })
    if (!data) return
    const neverAgain = (onClose: () => void) => <NeverAgain tenderId={id} onClose={onClose} />
    tell('Tender weggelegd', { onUndo: () => void bringBack(), more: { label: 'Nooit meer…', render: neverAgain } })
  }
  return { putAway, bringBack, isBusy: putting.loading || bringing.loading }
}
