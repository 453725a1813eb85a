import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { aConnector, drafts, harvested } from '../../../test/harvesting.js'
import { settled } from '../../../test/settled.js'
import { until } from '../../../test/until.js'
import { testServer } from '../../../test/web-server.js'
import { CreatePersonalTokenInput } from '../../accounts/users/tokens/personal-token.inputs.js'
import { createPersonalToken } from '../../accounts/users/tokens/personal-token.service.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

const examples = fileURLToPath(new URL('../../../../docs/examples', import.meta.url))

/** Processes start slowly on a busy machine. */
const LIMIT_MS = 120_000

const here = { folder: '', token: '' }
const running: ChildProcess[] = []

beforeEach(async () => {
  here.folder = await mkdtemp(path.join(os.tmpdir(), 'copy-'))
  const input = checked(CreatePersonalTokenInput, { name: 'Kopie', scope: TokenScope.READ, expiresInDays: 1 })
  here.token = (await createPersonalToken(db(), (await aUser(db())).id, input)).secret
})
afterEach(async () => {
  for (const child of running.splice(0)) await end(child)
  await rm(here.folder, { recursive: true })
})

function run(script: string, url = server.url): ChildProcess {
  const env = { PATH: process.env.PATH, GREENROCK_URL: url, GREENROCK_TOKEN: here.token, POLL_SECONDS: '0.05' }
  const child = spawn(process.execPath, [path.join(examples, script)], { cwd: here.folder, env, stdio: 'inherit' })
  running.push(child)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Polls while the script runs. */
const untilOf = (child: ChildProcess, isSo: () => Promise<boolean>) =>
  until(() => {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    return isSo()
  })

const read = (file: string) => readFile(path.join(here.folder, file), 'utf8').catch(() => '')

const manyTenders = (count: number) =>
  db().query(
    `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on)
     SELECT gen_random_uuid(), 'tenderned', 'k' || n, n::text, 'Tender ' || n, 'Gemeente', now() - n * interval '1 minute', 'Open', '', now()
     FROM generate_series(1, $1) n`,
    [count],
  )

const walked = async () =>
  (await read('tenders.jsonl'))
    .split('\n')
    .filter(Boolean)
    .map(line => (JSON.parse(line) as { id: string }).id)

const stored = async () =>
  (await db().query<{ id: string }[]>('SELECT id FROM tenders ORDER BY publication_date, id')).map(({ id }) =>
    toGlobalId('Tender', id),
  )

test(
  'walk-new-tenders.mjs, interrupted and restarted, has each tender exactly once',
  async () => {
    await manyTenders(2000)
    const first = run('walk-new-tenders.mjs')
    await untilOf(first, async () => (await read('walk.json')) !== '')
    await end(first)
    expect((await read('tenders.jsonl')).split('\n').length).toBeLessThan(2000)
    const second = run('walk-new-tenders.mjs')
    expect(await once(second, 'exit')).toEqual([0, null])
    expect(await walked()).toEqual(await stored())

    await db().query(`UPDATE tenders SET title = 'Anders'`)
    await db().query(
      `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on)
     VALUES (gen_random_uuid(), 'tenderned', 'n', 'n', 'Nieuw', 'Gemeente', now(), 'Open', '', now())`,
    )
    expect(await once(run('walk-new-tenders.mjs'), 'exit')).toEqual([0, null])
    expect(await walked()).toEqual(await stored())
  },
  LIMIT_MS,
)

/** A proxy that answers with a time to retry, and counts the requests that come too early. */
async function gate() {
  const seen = { early: 0, answered: 0 }
  let opensAt = 0
  const front = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    // A timer may fire a millisecond early.
    if (Date.now() < opensAt - 20) seen.early++
    if (opensAt === 0) {
      opensAt = Date.now() + 1000
      return void response.writeHead(429, { 'retry-after': '1' }).end()
    }
    const headers = { 'content-type': 'application/json', authorization: request.headers.authorization! }
    const reply = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })
    const answer = (await reply.json()) as { data: { rateLimit: object } }
    seen.answered++
    if (seen.answered === 1) {
      opensAt = Date.now() + 1000
      Object.assign(answer.data.rateLimit, { remaining: 1, resetAt: new Date(opensAt).toISOString() })
    }
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  return { seen, front, url: `http://127.0.0.1:${(front.address() as AddressInfo).port}` }
}

test(
  'walk-new-tenders.mjs waits as long as the API asks, after a refusal and when its points are used up',
  async () => {
    await manyTenders(250)
    const { seen, front, url } = await gate()
    try {
      expect(await once(run('walk-new-tenders.mjs', url), 'exit')).toEqual([0, null])
    } finally {
      front.close()
    }
    expect(seen).toEqual({ early: 0, answered: 3 })
    expect(await walked()).toEqual(await stored())
  },
  LIMIT_MS,
)

const COPIED = 'id title organization closingDate archived awardWinner category description'

/** The tenders in the API, and the cursor at the end of its feed. */
async function original() {
  const tenders = new Map<string, object>()
  for (let after: string | null = null; ; ) {
    const { data } = await ask(
      db(),
      `query ($after: String) { changes(first: 100, after: $after) {
        nodes { tender { ${COPIED} } } pageInfo { hasNextPage endCursor } } }`,
      { after },
    )
    const { nodes, pageInfo } = (data as Feed).changes
    for (const { tender } of nodes) if (tender) tenders.set(tender.id, tender)
    after = pageInfo.endCursor
    if (!pageInfo.hasNextPage) return { tenders, cursor: after }
  }
}
interface Feed {
  readonly changes: {
    readonly nodes: readonly { readonly tender: { readonly id: string } | null }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
  }
}

async function copied() {
  const files = await readdir(path.join(here.folder, 'tenders'))
  const texts = await Promise.all(files.map(file => read(`tenders/${file}`)))
  return new Map(
    texts.map(text => {
      const tender = JSON.parse(text) as { id: string }
      return [tender.id, tender]
    }),
  )
}

test(
  'keep-a-copy.mjs ends with the rows of the database, while a harvest writes and a transaction commits late',
  async () => {
    await manyTenders(150)
    const child = run('keep-a-copy.mjs')
    const late = database.source.createQueryRunner()
    await late.startTransaction()
    await late.query(`UPDATE tenders SET title = 'Van A' WHERE publication_id = '1'`)
    // B writes and commits after A has written, while the script reads on.
    await harvested(db(), aConnector([drafts(1000, 1300), drafts(1300, 1400)]))
    await db().query(`UPDATE tenders SET archived = true WHERE publication_id = ANY ('{10,11,12}')`)
    await db().query(`DELETE FROM tenders WHERE publication_id = ANY ('{20,21,22}')`)
    await untilOf(child, async () => (await read('cursor')) !== '')
    const before = await read('cursor')
    await new Promise(resolve => setTimeout(resolve, 300))
    await late.commitTransaction()
    await late.release()
    await harvested(db(), aConnector([drafts(1000, 1100, { title: 'Anders' }), drafts(1100, 1400)]))

    await settled(db())
    const { tenders, cursor } = await original()
    expect(cursor).not.toBe(before)
    await untilOf(child, async () => (await read('cursor')) === cursor)
    expect(tenders.size).toBe(150 - 3 + 400)
    expect(await copied()).toEqual(tenders)
    const [{ n }] = await db().query<[{ n: number }]>('SELECT count(*)::int AS n FROM tenders')
    expect(tenders.size).toBe(n)
    expect([...tenders.values()]).toContainEqual(expect.objectContaining({ title: 'Van A' }))
  },
  LIMIT_MS,
)
