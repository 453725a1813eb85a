import { type RefreshTendersMutation, useRefreshTendersMutation } from './RefreshButton.generated'
import { refetchAll } from '../../platform/requests/refetch-all'
import { useLostAnswer } from './useLostAnswer'

export type RefreshTotals = RefreshTendersMutation['refreshTenders']

interface RefreshEnds {
  /** @param totals null when the answer was lost */
  readonly onDone: (totals: RefreshTotals | null) => void
  readonly onFailed: (error: unknown) => void
}

/** Refreshes the sources now. Then active queries are refetched, and inactive ones when they are shown again. */
export function useRefresh({ onDone, onFailed }: RefreshEnds) {
  const { isWaiting, hasEndedWell } = useLostAnswer()
  const [refresh, { loading }] = useRefreshTendersMutation({
    ...refetchAll,
    onCompleted: ({ refreshTenders }) => onDone(refreshTenders),
    onError: async error => ((await hasEndedWell(error)) ? onDone(null) : onFailed(error)),
  })
  return { refresh: () => void refresh(), isBusy: loading || isWaiting }
}
