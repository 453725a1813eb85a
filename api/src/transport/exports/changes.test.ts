import { expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { settled } from '../../../test/settled.js'
import { testServer } from '../../../test/web-server.js'
import { Tender } from '../../tenders/tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

type Line = Readonly<Record<string, unknown>>

async function lines(after = ''): Promise<{ changes: Line[]; cursors: Line[] }> {
  await settled(db())
  const reply = await fetch(`${server.url}/api/export/changes.jsonl?after=${after}`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  const all = (await reply.text())
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Line)
  expect(all.at(-1)).toMatchObject({ cursor: expect.any(String), hasMore: false })
  return { changes: all.filter(line => !('cursor' in line)), cursors: all.filter(line => 'cursor' in line) }
}
const endOf = ({ cursors }: { cursors: Line[] }) => cursors.at(-1)!.cursor as string

test('the update feed as JSON lines holds tenders in their REST form and removed ids, and resumes after its last line', async () => {
  const [one, two] = [await aTender(db(), { description: 'Beheer' }), await aTender(db())]
  const first = await lines()
  const rest = (await (await fetch(`${server.url}/api/tenders/${one.id}`)).json()) as object
  expect(first.changes[0]).toEqual({ ...rest, removed: false, changedAt: expect.any(String) })
  expect(first.changes.map(({ id }) => id)).toEqual([one.id, two.id])

  await db().update(Tender, one.id, { title: 'Brug' })
  await db().delete(Tender, two.id)
  const second = await lines(endOf(first))
  expect(second.changes).toMatchObject([
    { id: one.id, title: 'Brug', removed: false },
    { id: two.id, removed: true },
  ])
  const third = await lines(endOf(second))
  expect(third.changes).toEqual([])
  expect(endOf(third)).toBe(endOf(second))
})

test('each batch ends with a cursor, from which an interrupted download resumes', async () => {
  await db().query(
    `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on)
     SELECT gen_random_uuid(), 'tenderned', 'k' || n, n::text, n::text, 'Gemeente', now(), 'Open', '', now() FROM generate_series(1, 1200) n`,
  )
  const whole = await lines()
  expect(whole.cursors.map(({ hasMore }) => hasMore)).toEqual([true, true, false])
  const rest = await lines(whole.cursors[0]!.cursor as string)
  expect(rest.changes).toEqual(whole.changes.slice(500))
  expect(new Set(whole.changes.map(({ id }) => id)).size).toBe(1200)
})

test('a cursor of another database is refused before anything is sent', async () => {
  const after = Buffer.from('0123456789ab 1 00000000-0000-0000-0000-000000000000').toString('base64url')
  const reply = await fetch(`${server.url}/api/export/changes.jsonl?after=${after}`)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({
    message: expect.stringContaining('Begin opnieuw, zonder after.'),
    fields: [{ name: 'after' }],
  })
})
