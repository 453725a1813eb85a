import { useEffect, useEffectEvent } from 'react'

/** A page beyond the last is the last: so it is too when the last item of it is removed. */
export function useStepBack(isBeyond: boolean, toLast: () => void): void {
  const stepBack = useEffectEvent(toLast)
  useEffect(() => {
    if (isBeyond) stepBack()
  }, [isBeyond])
}
