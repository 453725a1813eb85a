import type { AddedSourceInput } from '../../graphql.generated'
import type { TrySourceMutation } from './AddSource.generated'
import { fieldErrors } from '../../platform/requests/field-errors'
import { missingIn } from './trial-texts'

export type NewSource = Readonly<AddedSourceInput>
export type Trial = TrySourceMutation['trySource']

export interface SourceForm {
  readonly source: NewSource
  /** The latest trial run with its input; pending while it has no answer. */
  readonly attempt: { readonly input: NewSource; readonly answer: Trial | null } | null
  readonly wrong: Readonly<Record<string, string>>
  /** A general error, which belongs to no field. */
  readonly error: unknown
  /** Number of failed submissions: the focus moves after each, also when the error is the same. */
  readonly failures: number
}

export type FormEvent =
  | { readonly type: 'changed'; readonly fields: Partial<NewSource> }
  | { readonly type: 'incomplete' }
  | { readonly type: 'sent'; readonly input: NewSource; readonly isTrial: boolean }
  | { readonly type: 'tried'; readonly input: NewSource; readonly answer: Trial }
  | { readonly type: 'failed'; readonly input: NewSource; readonly error: unknown }

export const emptyForm: SourceForm = {
  source: { name: '', address: '', adapter: 'FEED', tenderType: 'FREELANCE_CONTRACT' },
  attempt: null,
  wrong: {},
  error: null,
  failures: 0,
}

/** Whether both have the same entries; the name of a list does not affect them. */
const isSameList = (one: NewSource, other: NewSource) =>
  one.address === other.address && one.adapter === other.adapter && one.tenderType === other.tenderType

const attemptShown = ({ attempt, source }: SourceForm) =>
  attempt && isSameList(attempt.input, source) ? attempt : null

/** The trial result for the current input of the form; a result for another input is ignored. */
export const trialOf = (form: SourceForm): Trial | null => attemptShown(form)?.answer ?? null

export const isTrying = (form: SourceForm): boolean => attemptShown(form)?.answer === null

export function sourceForm(form: SourceForm, event: FormEvent): SourceForm {
  switch (event.type) {
    case 'changed':
      return {
        ...form,
        source: { ...form.source, ...event.fields },
        wrong: stillWrong(form.wrong, event.fields),
        error: null,
      }
    case 'incomplete':
      return { ...form, wrong: missingIn(form.source), error: null, failures: form.failures + 1 }
    case 'sent':
      return {
        ...form,
        attempt: event.isTrial ? { input: event.input, answer: null } : form.attempt,
        wrong: {},
        error: null,
      }
    case 'tried':
      // Race condition: ignores an answer that arrives after a later attempt has started.
      return form.attempt?.input === event.input ? { ...form, attempt: event } : form
    case 'failed':
      return failed(form, event.input, event.error)
  }
}

function failed(form: SourceForm, input: NewSource, error: unknown): SourceForm {
  const isTrial = form.attempt?.input === input
  const attempt = isTrial ? null : form.attempt
  if (!isSameList(input, form.source)) return { ...form, attempt }
  const wrong = fieldErrors(error)
  return {
    ...form,
    attempt,
    wrong,
    error: Object.keys(wrong).length === 0 ? error : null,
    failures: form.failures + 1,
  }
}

/** Clears the error of a changed field; the server validates the address together with its expected content. */
function stillWrong(wrong: SourceForm['wrong'], { name, ...list }: Partial<NewSource>): SourceForm['wrong'] {
  const isOtherList = Object.keys(list).length > 0
  return Object.fromEntries(
    Object.entries(wrong).filter(([field]) => (field === 'name' ? name === undefined : !isOtherList)),
  )
}
