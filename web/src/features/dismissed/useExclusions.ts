import { useApolloClient } from '@apollo/client/react'
import { messageOf } from '../../platform/requests/message-of'
import { refetchNamed } from '../../platform/requests/refetch-named'
import { showToast } from '../../ui/toast/toast'
import { affected } from './affected'
import { type ExclusionFragment, useAddExclusionMutation, useRemoveExclusionMutation } from './Exclusions.generated'

type Excluded = Pick<ExclusionFragment, 'kind' | 'value'>

export const nameOf = ({ kind, value }: Excluded) => (kind === 'WORD' ? `het woord ‘${value}’` : value)

/** Adds or removes excluded buyers and words, with a toast that offers undo. */
export function useExclusions() {
  const client = useApolloClient()
  const [add, adding] = useAddExclusionMutation()
  const [remove, removing] = useRemoveExclusionMutation()
  const fail = (error: unknown) =>
    showToast({ type: 'error', title: 'Dit is niet bewaard', description: messageOf(error) })

  const giveBack = async (all: readonly ExclusionFragment[]) => {
    try {
      for (const { id } of all) await remove({ variables: { input: { id } } })
      showToast({ type: 'success', title: 'Je ziet dit weer in je lijsten', description: all.map(nameOf).join(', ') })
    } catch (error) {
      fail(error)
    }
    refetchNamed(client, affected)
  }
  const exclude = async (all: readonly Excluded[]): Promise<boolean> => {
    const stored: ExclusionFragment[] = []
    try {
      for (const { kind, value } of all) {
        const { data } = await add({ variables: { input: { kind, value } } })
        if (data) stored.push(data.addExclusion.exclusion)
      }
      showToast({
        type: 'success',
        title: 'Dit zie je nooit meer',
        description: stored.map(nameOf).join(', '),
        onUndo: () => void giveBack(stored),
      })
    } catch (error) {
      fail(error)
    }
    refetchNamed(client, affected)
    return stored.length === all.length
  }
  return { exclude, giveBack, isBusy: adding.loading || removing.loading }
}
