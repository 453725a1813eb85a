import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { toGlobalId } from 'graphql-relay'
import pg from 'pg'
import { Agent, request } from 'undici'
import { silentRoad } from '../../test/silent-road.js'
import { reader } from '../../bench/dataset.js'
import type { Line } from '../line.js'
import { type Product, startProduct } from '../product.js'

const WRITERS = 12
const TRY_AGAIN_MS = 100
const ANSWER_WITHIN_MS = 8000
const GIVE_UP_MS = 60_000

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { token } } }'
const BOOKMARK = `mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } } }`
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`

type Fault = 'backends ended' | 'connections cut' | 'bytes vanish' | 'process killed' | 'process stopped'
const faults: readonly Fault[] = [
  'backends ended',
  'connections cut',
  'bytes vanish',
  'process killed',
  'process stopped',
]

/**
 * Ledger: writers note what was acknowledged, and try again, with the same key, what was not; faults happen meanwhile; what is stored is
 * compared afterwards.
 */
export const ledger: Line = {
  name: 'acknowledged writes',
  goal: 'none lost, none doubled, counters right',
  async run({ databaseUrl, isLong, say }) {
    const wanted = isLong ? 200 : 15
    const road = await silentRoad(databaseUrl)
    const admin = new pg.Client({ connectionString: databaseUrl })
    admin.on('error', () => {})
    await admin.connect()
    const agent = new Agent({ connections: WRITERS, headersTimeout: ANSWER_WITHIN_MS })
    const start = () => startProduct(road.url, { RATE_LIMIT_USER: '1000000', RATE_LIMIT_VISITOR: '1000000' })
    const running: Product[] = [await start(), await start()]
    let turn = 0
    let refused = ''

    /** @returns null when nobody can tell whether it was done */
    async function ask(query: string, input: object, token?: string): Promise<Record<string, never> | null> {
      const product = running[turn++ % running.length]!
      try {
        const { body } = await request(`${product.url}/graphql`, {
          dispatcher: agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          body: JSON.stringify({ query, variables: { input } }),
        })
        const answer = (await body.json()) as { data?: Record<string, never>; errors?: unknown }
        if (answer.errors) refused = JSON.stringify(answer.errors)
        return answer.errors ? null : (answer.data ?? null)
      } catch {
        return null
      }
    }
    const until = async <Value>(work: () => Promise<Value | null>): Promise<Value> => {
      const end = performance.now() + GIVE_UP_MS
      while (performance.now() < end) {
        const done = await work()
        if (done !== null) return done
        await pause(TRY_AGAIN_MS)
      }
      throw new Error(`not acknowledged within a minute: ${refused}`)
    }

    // Those that were multiplied have ids that are no UUIDs of a version.
    const { rows: tenders } = await admin.query<{ id: string }>(
      `SELECT id FROM tenders WHERE id::text ~ '^.{14}7.{4}[89ab]' LIMIT $1`,
      [WRITERS],
    )
    const signedIn = await until(() => ask(SIGN_IN, reader))
    const { token } = (signedIn as unknown as { signIn: { session: { token: string } } }).signIn.session
    const bookmarks = await Promise.all(
      tenders.map(async ({ id }) => {
        const made = await until(() => ask(BOOKMARK, { tenderId: toGlobalId('Tender', id) }, token))
        return (made as unknown as { bookmarkTender: { bookmark: { id: string } } }).bookmarkTender.bookmark.id
      }),
    )

    const acknowledged: string[] = []
    const sent = new Set<string>()
    const over = new AbortController()
    const writers = bookmarks.map(async bookmarkId => {
      while (!over.signal.aborted) {
        const key = randomUUID()
        sent.add(key)
        await until(() =>
          ask(COMMENT, { bookmarkId, commenterName: 'Ledger', content: key, clientMutationId: key }, token),
        )
        acknowledged.push(key)
      }
    })

    const counts = new Map<Fault, number>()
    async function harm(fault: Fault): Promise<void> {
      counts.set(fault, (counts.get(fault) ?? 0) + 1)
      if (fault === 'backends ended')
        await admin.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        )
      if (fault === 'connections cut') road.cut()
      if (fault === 'bytes vanish') {
        road.silence(true)
        await pause(1500)
        road.silence(false)
      }
      if (fault === 'process killed' || fault === 'process stopped') {
        const [old] = running.splice(turn % running.length, 1)
        if (fault === 'process killed') await old!.process.kill()
        else {
          old!.process.child.kill('SIGTERM')
          await old!.process.ended
        }
        running.push(await start())
      }
    }

    try {
      for (let number = 0; number < wanted; number++) {
        await harm(faults[Math.floor(Math.random() * faults.length)]!)
        await pause(500)
      }
      over.abort()
      await Promise.all(writers)
      const { rows } = await admin.query<{ key: string; times: number }>(
        `SELECT content AS key, count(*)::int AS times FROM bookmark_comments WHERE commenter_name = 'Ledger' GROUP BY content`,
      )
      const stored = new Map(rows.map(({ key, times }) => [key, times]))
      const lost = acknowledged.filter(key => !stored.has(key)).length
      const doubled = rows.filter(({ times }) => times > 1).length
      const unknown = rows.filter(({ key }) => !sent.has(key)).length
      const { rows: wrong } = await admin.query(
        `SELECT b.id FROM bookmarks b WHERE b.comment_count <>
           (SELECT count(*) FROM bookmark_comments c WHERE c.bookmark_id = b.id)`,
      )
      say([...counts].map(([fault, times]) => `${times} × ${fault}`).join(', '))
      return {
        figure: `${wanted} faults of ${counts.size} kinds, ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled, ${wrong.length} counters wrong`,
        isReached: lost + doubled + unknown + wrong.length === 0 && acknowledged.length > 0,
      }
    } finally {
      over.abort()
      for (const { process } of running) await process.kill()
      await agent.destroy()
      await admin.end().catch(() => undefined)
      await road.close()
    }
  },
}
