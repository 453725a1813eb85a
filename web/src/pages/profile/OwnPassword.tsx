import { Skeleton, Text } from '@chakra-ui/react'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { useOwnPasswordQuery } from './OwnPassword.generated'
import { PasswordForm } from './PasswordForm'

export function OwnPassword() {
  const { data, error, refetch } = useOwnPasswordQuery()
  if (!data && error)
    return (
      <ErrorNotice
        title="Of je hier een wachtwoord hebt, kon niet worden geladen"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton h="20" role="status" aria-label="Wordt geladen" />
  if (!data.session.hasPassword)
    return (
      <Text textStyle="sm" color="fg.muted">
        Je logt in met Replit. Daarom heb je hier geen wachtwoord.
      </Text>
    )
  return <PasswordForm />
}
