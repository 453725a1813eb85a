import { Alert, Button } from '@chakra-ui/react'
import { commentError, isRefusal } from './thread/comment-error'

interface NoCommentsProps {
  readonly code: string | null
  readonly onRetry: () => void
}

export function NoComments({ code, onRetry }: NoCommentsProps) {
  return (
    <Alert.Root status={isRefusal(code) ? 'info' : 'error'} role="alert" borderRadius="card" alignItems="center" mt="2">
      <Alert.Indicator />
      <Alert.Title flex="1">{commentError(code)}</Alert.Title>
      {!isRefusal(code) && (
        <Button size="xs" variant="outline" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      )}
    </Alert.Root>
  )
}
