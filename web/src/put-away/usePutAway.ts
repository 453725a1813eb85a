import { useApolloClient } from '@apollo/client/react'
import { refetchNamed } from '../requests/refetch-named'
import { showToast } from '../ui/toast/toast'
import { useBringTenderBackMutation, usePutTenderAwayMutation } from './PutAway.generated'

/** Queries that leave out what was put away, or show it alone. */
const affected: ReadonlySet<string | undefined> = new Set([
  'TenderOverview',
  'TendersPage',
  'FilterCounts',
  'UnseenTenders',
  'NewInProfiles',
  'SearchProfiles',
  'PutAwayTenders',
])

const failed = (title: string) =>
  showToast({ type: 'error', title, description: 'Probeer het over een ogenblik opnieuw.' })

/** Keeps a tender out of one's lists, or brings it back; each says so, and can be undone. */
export function usePutAway(id: string) {
  const client = useApolloClient()
  const [put, putting] = usePutTenderAwayMutation({ onError: () => failed('Kon de tender niet wegleggen') })
  const [bring, bringing] = useBringTenderBackMutation({ onError: () => failed('Kon de tender niet terugzetten') })

  const tell = (title: string, onUndo?: () => void) => {
    showToast({ type: 'success', title, ...(onUndo ? { onUndo } : {}) })
    refetchNamed(client, affected)
  }
  const bringBack = async () => {
    const { data } = await bring({ variables: { input: { tenderId: id } } })
    if (data) tell('Tender teruggezet')
  }
  const putAway = async () => {
    const { data } = await put({ variables: { input: { tenderId: id } } })
    if (data) tell('Tender weggelegd', () => void bringBack())
  }
  return { putAway, bringBack, isBusy: putting.loading || bringing.loading }
}
