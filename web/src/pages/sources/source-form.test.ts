import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from '@jest/globals'
import { emptyForm, type FormEvent, isTrying, type SourceForm, sourceForm, trialOf } from './source-form'

const westerveen = { ...emptyForm.source, name: 'Westerveen', address: 'https://westerveen.test/feed' }
const oosterveen = { ...westerveen, address: 'https://oosterveen.test/feed' }
const answerOf = (count: number) => ({ count, drafts: [], refusals: [] }) as never

const after = (...events: readonly FormEvent[]): SourceForm => events.reduce(sourceForm, emptyForm)
const typed = (fields: Partial<typeof westerveen>) => ({ type: 'changed', fields }) as const
const sent = (input: typeof westerveen) => ({ type: 'sent', input, isTrial: true }) as const
const tried = (input: typeof westerveen, count: number) => ({ type: 'tried', input, answer: answerOf(count) }) as const
const refused = (input: typeof westerveen, ...fields: readonly { name: string; message: string }[]) =>
  ({
    type: 'failed',
    input,
    error: new CombinedGraphQLErrors({ errors: [{ message: 'Nee', extensions: { fields } }] }),
  }) as const

test('a trial is hidden while another address is in the form, and shown again when its own is restored', () => {
  const form = after(typed(westerveen), sent(westerveen), tried(westerveen, 3))
  expect(trialOf(form)).toEqual(answerOf(3))
  expect(trialOf(sourceForm(form, typed({ name: 'De gemeente' })))).toEqual(answerOf(3))
  for (const fields of [
    { address: oosterveen.address },
    { adapter: 'OCDS' },
    { tenderType: 'EU_PROCUREMENT' },
  ] as const)
    expect(trialOf(sourceForm(form, typed(fields)))).toBeNull()
  expect(trialOf([typed(oosterveen), typed(westerveen)].reduce(sourceForm, form))).toEqual(answerOf(3))
})

test('a late answer for another address is not shown as that of the current one', () => {
  const begun = [typed(westerveen), sent(westerveen), typed(oosterveen)]
  expect(isTrying(after(...begun))).toBe(false)
  expect(trialOf(after(...begun, tried(westerveen, 3)))).toBeNull()
  const both = after(...begun, sent(oosterveen), tried(westerveen, 3))
  expect(trialOf(both)).toBeNull()
  expect(isTrying(both)).toBe(true)
  expect(trialOf(sourceForm(both, tried(oosterveen, 5)))).toEqual(answerOf(5))
})

test('a late error for another address is not shown for the current one', () => {
  const form = after(
    typed(westerveen),
    sent(westerveen),
    typed(oosterveen),
    sent(oosterveen),
    refused(westerveen, { name: 'address', message: 'Dit adres bestaat niet.' }),
  )
  expect(form).toMatchObject({ wrong: {}, error: null, failures: 0 })
  expect(isTrying(form)).toBe(true)
})

const nameTaken = { name: 'name', message: 'Er is al een bron met deze naam.' }
const noFeed = { name: 'address', message: 'Dit is geen feed.' }

test.each([
  ['name', { name: 'De gemeente' }, ['address']],
  ['address', { address: 'https://oosterveen.test/feed' }, ['name']],
  ['kind', { adapter: 'OCDS' }, ['name']],
] as const)('an error is cleared when its field changes: %s', (_field, fields, left) => {
  const form = after(typed(westerveen), sent(westerveen), refused(westerveen, nameTaken, noFeed))
  expect(form.wrong).toEqual({ name: nameTaken.message, address: noFeed.message })
  expect(Object.keys(sourceForm(form, typed(fields)).wrong)).toEqual(left)
})

test('a general error stays until something changes', () => {
  const form = after(typed(westerveen), sent(westerveen), { type: 'failed', input: westerveen, error: new Error() })
  expect(form).toMatchObject({ error: new Error(), wrong: {} })
  expect(isTrying(form)).toBe(false)
  expect(sourceForm(form, typed({ name: 'De gemeente' })).error).toBeNull()
})

test('each failed submission is counted, also when the error is the same', () => {
  expect(after({ type: 'incomplete' }, { type: 'incomplete' })).toMatchObject({
    failures: 2,
    wrong: { name: 'Geef de bron een naam.', address: 'Vul het adres van de lijst in.' },
  })
  const again = [sent(westerveen), refused(westerveen, nameTaken)]
  expect(after(typed(westerveen), ...again, ...again)).toMatchObject({
    failures: 2,
    wrong: { name: nameTaken.message },
  })
})
