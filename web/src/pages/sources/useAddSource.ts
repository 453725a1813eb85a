import { useReducer } from 'react'
import { type AddSourceMutation, useAddSourceMutation, useTrySourceMutation } from './AddSource.generated'
import { refetchAll } from '../../platform/requests/refetch-all'
import { emptyForm, isTrying, type NewSource, sourceForm, trialOf } from './source-form'
import { missingIn } from './trial-texts'

export type AddedSource = AddSourceMutation['addSource']['sourceHealth']['source']

/** State of the form for a new source, which needs a trial run before it can be added with the same input. */
export function useAddSource(onAdded: (source: AddedSource) => void) {
  const [form, dispatch] = useReducer(sourceForm, emptyForm)
  const [attempt] = useTrySourceMutation()
  const [add, { loading: isAdding }] = useAddSourceMutation({
    ...refetchAll,
    onCompleted: ({ addSource: { sourceHealth } }) => onAdded(sourceHealth.source),
  })
  const { source } = form
  const trial = trialOf(form)
  const isBusy = isTrying(form) || isAdding

  function send(): void {
    if (isBusy) return
    if (Object.keys(missingIn(source)).length > 0) return dispatch({ type: 'incomplete' })
    const input = source
    const isTrial = trial === null
    dispatch({ type: 'sent', input, isTrial })
    const onError = (error: unknown) => {
      console.error(isTrial ? 'Trying a source failed' : 'Adding a source failed', error)
      dispatch({ type: 'failed', input, error })
    }
    if (isTrial)
      void attempt({
        variables: { input },
        onCompleted: ({ trySource }) => dispatch({ type: 'tried', input, answer: trySource }),
        onError,
      })
    else void add({ variables: { input }, onError })
  }

  return {
    ...form,
    change: (fields: Partial<NewSource>) => dispatch({ type: 'changed', fields }),
    send,
    trial,
    isTrying: isTrying(form),
    isAdding,
    isBusy,
  }
}
