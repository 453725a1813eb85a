import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../toast/toast'

interface LoadFailureProps {
  /** 'Het menu'. */
  readonly what: string
  readonly onClose: () => void
}

/** In place of an overlay whose code could not be loaded: a toast says so, and the overlay is closed. */
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
