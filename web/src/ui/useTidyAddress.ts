import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Takes what says nothing out of the address on arrival: defaults, and values that cannot be read.
 * @param tidy the same parameters without them
 */
export function useTidyAddress(tidy: URLSearchParams): void {
  const [parameters, setParameters] = useSearchParams()
  const isTidy = tidy.toString() === parameters.toString()
  useEffect(() => {
    if (!isTidy) setParameters(tidy, { replace: true })
  })
}
