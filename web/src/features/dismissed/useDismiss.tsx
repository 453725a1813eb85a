import { useApolloClient } from '@apollo/client/react'
import { refetchNamed } from '../../platform/requests/refetch-named'
import { showToast } from '../../ui/toast/toast'
import { affected } from './affected'
import { NeverAgain } from './NeverAgain'
import { useRestoreTenderMutation, useDismissTenderMutation } from './Dismissal.generated'

const failed = (title: string) =>
  showToast({ type: 'error', title, description: 'Probeer het over een ogenblik opnieuw.' })

/** Dismisses or restores a tender, with a toast that offers undo. */
export function useDismiss(id: string) {
  const client = useApolloClient()
  const tell = (title: string, more: Partial<Parameters<typeof showToast>[0]> = {}) => {
    showToast({ type: 'success', title, ...more })
    refetchNamed(client, affected)
  }
  const variables = { input: { tenderId: id } }
  const [bring, bringing] = useRestoreTenderMutation({
    variables,
    onCompleted: () => tell('Tender teruggezet'),
    onError: () => failed('Kon de tender niet terugzetten'),
  })
  const bringBack = () => void bring()
  const neverAgain = (onClose: () => void) => <NeverAgain tenderId={id} onClose={onClose} />
  const [put, putting] = useDismissTenderMutation({
    variables,
    onCompleted: () =>
      tell('Tender weggelegd', { onUndo: bringBack, more: { label: 'Nooit meer…', render: neverAgain } }),
    onError: () => failed('Kon de tender niet wegleggen'),
  })
  const dismissed = () => void put()
  return { dismissed, bringBack, isBusy: putting.loading || bringing.loading }
}
