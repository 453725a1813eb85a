import { useEffect, useRef } from 'react'
import { timeOrDay } from '../dutch-moments'
import { useJobProgressSubscription } from '../jobs/JobProgress.generated'
import { headerText } from '../jobs/progress-texts'
import { showToast } from '../ui/toast/toast'
import { addedText } from './added-text'
import { useLastRefreshQuery } from './RefreshButton.generated'
import { RefreshLooks } from './RefreshLooks'
import { useRefresh } from './useRefresh'

/** 'bijgewerkt 08:12' */
const updatedText = (completedAt: string | null | undefined) =>
  completedAt ? `bijgewerkt ${timeOrDay(completedAt, new Date())}` : null

export interface RefreshButtonProps {
  /** It was clicked before its code was there. */
  readonly isWanted: boolean
}

/** Reads the sources now; for everybody. */
export default function RefreshButton({ isWanted }: RefreshButtonProps) {
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
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isWanted || hasBegun.current) return
    hasBegun.current = true
    refresh()
  }, [isWanted, refresh])
  return (
    <RefreshLooks isBusy={isBusy} beneath={isBusy ? progress : updatedText(last?.job?.completedAt)} onClick={refresh} />
  )
}
