import { Button, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { ErrorNotice } from '../ErrorNotice'

interface LoadMoreProps {
  readonly label: string
  readonly failure: string
  readonly onLoad: () => Promise<unknown>
}

/** Button that loads the next page of a list. It stays mounted while loading, so that it keeps the focus. */
export function LoadMore({ label, failure, onLoad }: LoadMoreProps) {
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const load = async () => {
    if (isLoading) return
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
  const ready = error ? 'Opnieuw proberen' : label
  return (
    <Stack align="center" gap="2">
      {Boolean(error) && <ErrorNotice title={failure} error={error} />}
      <Button variant="ghost" size="sm" aria-disabled={isLoading} onClick={() => void load()}>
        {isLoading ? 'Bezig...' : ready}
      </Button>
    </Stack>
  )
}
