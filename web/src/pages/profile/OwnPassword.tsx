import { Skeleton, Text } from '@chakra-ui/react'
import { useOwnPasswordQuery } from './OwnPassword.generated'
import { PasswordForm } from './PasswordForm'

export function OwnPassword() {
  const { data, loading } = useOwnPasswordQuery()
  if (loading && !data) return <Skeleton h="20" role="status" aria-label="Wordt geladen" />
  if (data?.session.hasPassword === false)
    return (
      <Text textStyle="sm" color="fg.muted">
        Je logt in met Replit. Daarom heb je hier geen wachtwoord.
      </Text>
    )
  return <PasswordForm />
}
