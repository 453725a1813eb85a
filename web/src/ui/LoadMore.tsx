import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { ErrorNotice } from './ErrorNotice'

interface LoadMoreProps {
  readonly label: string
  /** What is said when it did not come. */
  readonly failure: string
  readonly onLoad: () => Promise<unknown>
}

/** Below a list of which there is more. */
export function LoadMore({ label, failure, onLoad }: LoadMoreProps) {
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const load = async () => {
    setLoading(true)
    setError(null)
    try {
      await onLoad()
    } catch (problem) {
      console.error(failure, problem)
      setError(problem)
    } finally {
      setLoading(false)
    }
  }
  if (error) return <ErrorNotice title={failure} error={error} onRetry={() => void load()} />
  return (
    <Button variant="ghost" size="sm" disabled={isLoading} onClick={() => void load()}>
      {isLoading ? 'Bezig...' : label}
    </Button>
  )
}
