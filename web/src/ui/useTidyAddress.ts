import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Normalises the address on arrival, removing defaults and invalid values.
 * @param tidy the normalised parameters
 */
export function useTidyAddress(tidy: URLSearchParams): void {
  const [parameters, setParameters] = useSearchParams()
  const isTidy = tidy.toString() === parameters.toString()
  useEffect(() => {
    if (!isTidy) setParameters(tidy, { replace: true })
  })
}
