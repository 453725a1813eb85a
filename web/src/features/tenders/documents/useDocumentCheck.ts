import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../../../connection/session/use-session'
import { type DocumentsFragment, useCheckTenderDocumentsMutation } from './Documents.generated'

/** Usually the worker has read the list after the first of these, and else after the second. */
const READ_AFTER_MS = [5000, 15_000]

type Timers = readonly ReturnType<typeof setTimeout>[]

function clear({ current }: RefObject<Timers>): void {
  for (const timer of current) clearTimeout(timer)
}

/**
 * Tells that an open tender was opened, and shows its list once that was read.
 * @returns tries again after a failure; null for a visitor, and for a tender that is not open
 */
export function useDocumentCheck({ id, status, documentsCheckedAt, documentsFailedAt }: DocumentsFragment) {
  const { user } = useSession()
  const canCheck = user !== null && status === 'OPEN'
  const [send] = useCheckTenderDocumentsMutation({ variables: { input: { tenderId: id } } })
  const timers = useRef<Timers>([])
  // After a failure the list merely stays as it is.
  const ask = () => void send().catch(() => undefined)
  const askUntilRead = () => {
    ask()
    clear(timers)
    timers.current = READ_AFTER_MS.map(ms => setTimeout(ask, ms))
  }
  const begin = useEffectEvent(() => (documentsCheckedAt && !documentsFailedAt ? ask() : askUntilRead()))
  useEffect(() => {
    if (canCheck) begin()
    return () => clear(timers)
  }, [canCheck])
  return canCheck ? askUntilRead : null
}
