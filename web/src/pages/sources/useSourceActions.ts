import {
  type SourceRowFragment,
  useAcceptRunMutation,
  useRunSourceMutation,
  useSwitchSourceMutation,
} from './SourceRow.generated'
import { useLostAnswer } from '../../features/refresh/useLostAnswer'
import { messageOf } from '../../platform/requests/message-of'
import { refetchAll } from '../../platform/requests/refetch-all'
import { showToast } from '../../ui/toast/toast'
import { readingResult } from './run-texts'
import { isTrouble } from './source-state'

/** `onError` has reported it; Apollo Client rejects as well. */
const ignoreReported = () => null

const onError = (title: string) => (error: unknown) => {
  console.error(title, error)
  showToast({ type: 'error', title, description: messageOf(error) })
}

/** The list, and the count of sources in trouble in the header. */
const refetchQueries = ['SourceHealth', 'TroubledSourceCount']

export function useSourceActions({
  source: { key, name },
  heldCount,
}: Pick<SourceRowFragment, 'source' | 'heldCount'>) {
  const { isWaiting, hasEndedWell } = useLostAnswer()
  const [run, { loading: isRunning }] = useRunSourceMutation({
    ...refetchAll,
    variables: { input: { source: key } },
    onCompleted: ({ runSource: { sourceHealth } }) => {
      const description = sourceHealth.message ?? undefined
      showToast({
        type: isTrouble(sourceHealth.state) ? 'error' : 'success',
        title: readingResult(name, sourceHealth.state),
        ...(description ? { description } : {}),
      })
    },
    onError: async error => {
      if (await hasEndedWell(error)) showToast({ type: 'success', title: readingResult(name, 'success') })
      else onError(readingResult(name, 'failed'))(error)
    },
  })
  const [accept, { loading: isAccepting }] = useAcceptRunMutation({
    ...refetchAll,
    variables: { input: { source: key } },
    onCompleted: () =>
      showToast({ type: 'success', title: `De run van ${name} is ${heldCount === null ? 'goedgekeurd' : 'verwerkt'}` }),
    onError: onError(heldCount === null ? 'Goedkeuren mislukt' : 'Verwerken mislukt'),
  })
  const [change, { loading: isSwitching }] = useSwitchSourceMutation({
    refetchQueries,
    awaitRefetchQueries: true,
    onCompleted: ({ switchSource: { sourceHealth } }) =>
      showToast({ type: 'success', title: `${name} staat ${sourceHealth.isOn ? 'aan' : 'uit'}` }),
    onError: onError(`${name} kon niet worden omgezet`),
  })
  return {
    isAsked: isRunning || isWaiting,
    isAccepting,
    isSwitching,
    run: () => void run(),
    /** Null after a failure, like `switchOff`. */
    accept: () => accept().catch(ignoreReported),
    switchOn: () => void change({ variables: { input: { source: key, isOn: true, reason: null } } }),
    switchOff: (reason: string) =>
      change({ variables: { input: { source: key, isOn: false, reason } } }).catch(ignoreReported),
  }
}
