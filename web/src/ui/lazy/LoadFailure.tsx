import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../toast/toast'

interface LoadFailureProps {
  /** Subject of the message: 'Het menu'. */
  readonly what: string
  readonly onClose: () => void
}

/** Fallback for an overlay whose code could not be loaded: shows a toast and closes the overlay. */
export function LoadFailure({ what, onClose }: LoadFailureProps) {
  const report = useEffectEvent(() => {
    onClose()
    showToast({
      type: 'error',
      title: `${what} kon niet worden geladen`,
      description: 'Controleer je verbinding en probeer het opnieuw.',
    })
  })
  useEffect(() => report(), [])
  return null
}
