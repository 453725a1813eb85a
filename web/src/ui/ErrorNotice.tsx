import { Alert, Button } from '@chakra-ui/react'
import { messageOf } from '../platform/requests/message-of'

interface ErrorNoticeProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry?: () => void
}

/** Shown instead of data that could not be loaded: what failed, why, and a retry button. */
export function ErrorNotice({ title, error, onRetry }: ErrorNoticeProps) {
  return (
    <Alert.Root status="error" role="alert" borderRadius="card" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content minW="0" flex="1 1 14rem">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{messageOf(error)}</Alert.Description>
      </Alert.Content>
      {onRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      )}
    </Alert.Root>
  )
}
