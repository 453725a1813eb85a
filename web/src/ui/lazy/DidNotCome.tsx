import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../toast/toast'

interface DidNotComeProps {
  /** 'Het menu'. */
  readonly what: string
  readonly onClose: () => void
}

/** In the place of what opens over the page, when its code did not come: it is told, and what was asked for is over. */
export function DidNotCome({ what, onClose }: DidNotComeProps) {
  const tell = useEffectEvent(() => {
    onClose()
    showToast({
      type: 'error',
      title: `${what} kon niet worden geladen`,
      description: 'Controleer je verbinding en probeer het opnieuw.',
    })
  })
  useEffect(() => tell(), [])
  return null
}
