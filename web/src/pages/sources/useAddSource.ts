import { useState } from 'react'
import {
  type AddedSourceInput,
  type AddSourceMutation,
  useAddSourceMutation,
  useTrySourceMutation,
} from '../../graphql.generated'
import { fieldErrors } from '../../requests/field-errors'
import { refetchAll } from '../../requests/refetch-all'
import { missingIn } from './trial-texts'

export type NewSource = Readonly<AddedSourceInput>
export type AddedSource = AddSourceMutation['addSource']['sourceHealth']['source']

const empty: NewSource = { name: '', address: '', adapter: 'FEED', tenderType: 'FREELANCE_CONTRACT' }

/** The form of a new source: it is tried first, and may then be added as it was tried. */
export function useAddSource(onAdded: (source: AddedSource) => void) {
  const [source, setSource] = useState(empty)
  const [missing, setMissing] = useState<Readonly<Partial<Record<keyof NewSource, string>>>>({})
  const [attempt, { data, error: trialError, loading: isTrying, reset: forget }] = useTrySourceMutation({
    onError: reason => console.error('Trying a source failed', reason),
  })
  const [add, { error: addError, loading: isAdding, reset: forgetAdding }] = useAddSourceMutation({
    ...refetchAll,
    onCompleted: ({ addSource: { sourceHealth } }) => onAdded(sourceHealth.source),
    onError: reason => console.error('Adding a source failed', reason),
  })
  const trial = data?.trySource ?? null
  const error = addError ?? trialError
  const isBusy = isTrying || isAdding

  /** What was tried no longer holds, unless only the name changes. */
  function change(changed: Partial<NewSource>): void {
    setSource({ ...source, ...changed })
    setMissing({})
    forgetAdding()
    if (Object.keys(changed).some(field => field !== 'name')) forget()
  }

  function send(): void {
    if (isBusy) return
    const lacking = missingIn(source)
    setMissing(lacking)
    if (Object.keys(lacking).length > 0) return
    void (trial ? add : attempt)({ variables: { input: source } })
  }

  return {
    source,
    change,
    send,
    trial,
    error,
    wrong: { ...fieldErrors(error), ...missing },
    isTrying,
    isAdding,
    isBusy,
  }
}
