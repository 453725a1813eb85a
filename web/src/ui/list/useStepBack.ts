import { useEffect, useEffectEvent } from 'react'

/** Goes to the last page from a page beyond it, also when the last item of a page was removed. */
export function useStepBack(isBeyond: boolean, toLast: () => void): void {
  const stepBack = useEffectEvent(toLast)
  useEffect(() => {
    if (isBeyond) stepBack()
  }, [isBeyond])
}
