import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, jest, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { withoutTable } from '../../../test/outage.js'
import { aSignIn, aStaffMember } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { log } from '../../platform/log.js'

const database = testDatabase()
const db = () => database.manager
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-compiled-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const queries = {
  page: 'query Page($filter: TenderFilter, $first: Int) { tenders(filter: $filter, first: $first) { totalCount nodes { id title status tenderCategories { category { name } } } } }',
  parts: 'query Parts($id: ID!) { rateLimit { limit } tender(id: $id) { title } }',
  users: 'query Users { users(first: 1) { totalCount } }',
  node: 'query Node($id: ID!) { node(id: $id) { id } }',
}
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const documents = Object.fromEntries(Object.values(queries).map(text => [hashOf(text), text]))
fs.writeFileSync(path.join(folder, 'trusted-documents.json'), JSON.stringify(documents))
const compiling = testServer(database, { webDirectory: folder })
const plain = testServer(database, { webDirectory: os.tmpdir() })

/** The answer, after checking that compiled execution and graphql-js agree; error ids are left out. */
async function sameAnswer(query: string, variables: object, headers: Record<string, string> = {}) {
  const [compiled, byGraphqlJs] = await Promise.all(
    [compiling, plain].map(async ({ url }) => {
      const reply = await new Person(() => url).graphql(query, variables, headers)
      const text = reply.text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}(?=\)?")/g, 'number')
      return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text }
    }),
  )
  expect(compiled).toEqual(byGraphqlJs)
  return compiled!
}

test('a trusted query has the same answer as from graphql-js, including variable errors and interfaces', async () => {
  const { globalId } = await aTender(db())
  expect((await sameAnswer(queries.page, { filter: { archived: false }, first: 5 })).text).toContain(globalId)
  for (const variables of [
    { filter: [] },
    { filter: { region: 7 } },
    { filter: { nope: 1 } },
    { first: 'x' },
    { first: 101 },
  ])
    expect((await sameAnswer(queries.page, variables)).text).toContain('errors')
  await sameAnswer(queries.node, { id: globalId })
  await sameAnswer(queries.parts, { id: 'x' })
  await sameAnswer(queries.parts, {})
})

test('an outage keeps its message, and its status when there is no data', async () => {
  const { globalId } = await aTender(db())
  const answers = await withoutTable(database.source, 'tenders', async () => [
    await sameAnswer(queries.parts, { id: globalId }),
    await sameAnswer(queries.page, {}),
  ])
  expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
    [200, null],
    [503, '5'],
  ])
  for (const { text } of answers) expect(text).toContain('even niet bereikbaar')
})

test('a forbidden query is refused, and logged once', async () => {
  const { bearer } = await aSignIn(db(), await aStaffMember(db()))
  const warn = jest.spyOn(log, 'warn')
  const { json } = await new Person(() => compiling.url).graphql(queries.users, {}, bearer)
  expect(json.errors).toEqual([expect.objectContaining({ extensions: { code: 'FORBIDDEN' } })])
  const events = warn.mock.calls.filter(([fields]) => (fields as { event?: unknown }).event === 'operation refused')
  expect(events).toHaveLength(1)
  warn.mockRestore()
})
