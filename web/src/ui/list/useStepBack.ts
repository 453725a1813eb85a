import { useEffect, useEffectEvent } from 'react'

/** Redirects from a page beyond the last to the last, for example after its last item was removed. */
export function useStepBack(isBeyond: boolean, toLast: () => void): void {
  const stepBack = useEffectEvent(toLast)
  useEffect(() => {
    if (isBeyond) stepBack()
  }, [isBeyond])
}
