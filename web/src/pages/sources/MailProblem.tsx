import { Alert } from '@chakra-ui/react'
import { useMailProblemQuery } from './MailProblem.generated'

/** Why mail is not delivered; nothing when it is. */
export function MailProblem() {
  const { data } = useMailProblemQuery()
  if (!data?.mailProblem) return null
  return (
    <Alert.Root status="warning" role="note" borderRadius="card">
      <Alert.Indicator />
      <Alert.Description>{data.mailProblem}</Alert.Description>
    </Alert.Root>
  )
}
