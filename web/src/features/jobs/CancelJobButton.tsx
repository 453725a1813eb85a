import { Button } from '@chakra-ui/react'
import { Square } from 'lucide-react'
import { type JobStateFragment, useCancelJobMutation } from './JobProgress.generated'
import { serverMessageOf } from '../../platform/requests/message-of'
import { useSession } from '../../connection/session/use-session'
import { showToast } from '../../ui/toast/toast'
import { cancelText } from './progress-texts'

/** Lets an administrator stop a running job, whoever started it. Its finished work stays. */
export function CancelJobButton({ job }: { readonly job: JobStateFragment }) {
  const { isAdmin } = useSession()
  const [cancel, { loading }] = useCancelJobMutation({
    variables: { input: { kind: job.kind } },
    onError: error =>
      showToast({
        type: 'error',
        title: 'Stoppen mislukt',
        description: serverMessageOf(error) ?? 'De taak kon niet worden gestopt. Probeer het opnieuw.',
      }),
  })
  if (!isAdmin) return null
  return (
    <Button variant="outline" size="sm" disabled={loading || job.isStopAsked} onClick={() => void cancel()}>
      {job.stopsAfter && <Square size={12} aria-hidden />}
      {cancelText(job)}
    </Button>
  )
}
