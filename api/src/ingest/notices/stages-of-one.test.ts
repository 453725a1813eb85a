import { expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { procedure, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import type { NoticeDraft } from './draft.js'
import { areStagesOfOne } from './stages-of-one.js'

const database = testDatabase()
const db = () => database.manager

const day = (text: string) => new Date(`${text}T09:00:00Z`)
const consultation = (given: Partial<NoticeDraft> = {}) =>
  procedure('c1', {
    kind: 'consultation',
    title: 'Marktconsultatie onderhoud openbare verlichting',
    organization: 'Gemeente Westerveen',
    reference: 'INK-2026/0118',
    publishedAt: day('2026-03-02'),
    ...given,
  })
const call = (given: Partial<NoticeDraft> = {}) =>
  consultation({
    publicationId: 'k1',
    procedureKey: 'k1',
    kind: 'competition',
    title: 'Onderhoud en vervanging openbare verlichting 2027-2031',
    reference: 'INK 2026-0118',
    publishedAt: day('2026-09-14'),
    ...given,
  })

test('a call under the code of a consultation of the same buyer about the same subject is its later stage', () => {
  expect(areStagesOfOne(call(), consultation())).toBe(true)
})

test.each<[string, Partial<NoticeDraft>]>([
  ['another code', { reference: 'INK-2026/0119' }],
  ['no code', { reference: null }],
  ['a code that many give', { reference: '2026' }],
  ['another buyer', { organization: 'Gemeente Oosterveen' }],
  ['another subject under the code of a department', { title: 'Leerlingenvervoer' }],
  ['a title that only names its form', { title: 'Europese aanbesteding' }],
  ['a second consultation', { kind: 'consultation' }],
  ['a stage that precedes the other', { publishedAt: day('2026-01-14') }],
  ['a call three years later', { publishedAt: day('2029-03-14') }],
  ['one lot of it', { title: 'Onderhoud openbare verlichting, perceel 2' }],
])('%s is no later stage of the same procedure', (_name, given) => {
  expect(areStagesOfOne(consultation(), call(given))).toBe(false)
})

const LIST = '{ tenders { nodes { title stage changes { kind } } } }'
async function list() {
  const { data, errors } = await ask(db(), LIST)
  expect(errors).toBeUndefined()
  return data.tenders.nodes
}

test.each([
  ['in the order of their publication', [consultation(), call()]],
  ['in the reverse order', [call(), consultation()]],
])('a consultation and its call under the code of their buyer are one tender, read %s', async (_name, drafts) => {
  for (const draft of drafts) await stored(db(), 'ted', [draft])
  expect(await list()).toEqual([
    expect.objectContaining({ title: 'Onderhoud en vervanging openbare verlichting 2027-2031', stage: 'CALL' }),
  ])
})

test('a consultation that precedes two calls is continued by neither', async () => {
  const second = call({ publicationId: 'k2', procedureKey: 'k2', title: 'Onderhoud verlichting sportparken' })
  await stored(db(), 'ted', [consultation(), call(), second])
  expect(await list()).toHaveLength(3)
})

test('a code on more notices than one procedure has connects nothing', async () => {
  const others = Array.from({ length: 20 }, (_, index) =>
    call({ publicationId: `o${index}`, procedureKey: `o${index}`, title: `Leerlingenvervoer school ${index}` }),
  )
  await stored(db(), 'ted', others)
  await stored(db(), 'ted', [consultation(), call()])
  expect(await db().query("SELECT DISTINCT tender_id FROM notices WHERE publication_id IN ('c1', 'k1')")).toHaveLength(
    2,
  )
})

test('the same code at another source is a matter of copies', async () => {
  await stored(db(), 'ted', [consultation()])
  await stored(db(), 'tenderned', [call()])
  expect((await list()).map(({ stage }: { stage: string }) => stage).toSorted()).toEqual(['CALL', 'CONSULTATION'])
})
