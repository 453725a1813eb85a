import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { silentRoad } from '../test/silent-road.js'
import type { Product } from './product.js'

const SILENT_MS = 1500
const HELD_MS = 1000
const OTHERS = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'

interface Harmed {
  readonly road: Awaited<ReturnType<typeof silentRoad>>
  /** A direct connection to the database, bypassing the proxy. */
  readonly admin: pg.Client
  /** The running processes, one of which is killed and replaced. */
  readonly running: Product[]
  start(): Promise<Product>
}

async function replaceOne({ running, start }: Harmed, end: (product: Product) => Promise<void>): Promise<void> {
  const [old] = running.splice(Math.floor(Math.random() * running.length), 1)
  await end(old!)
  running.push(await start())
}

const end = (admin: pg.Client, which = 'true') => admin.query(`SELECT pg_terminate_backend(pid) ${OTHERS} AND ${which}`)

/** Holds a lock in a transaction that is rolled back afterwards. */
async function holding({ admin }: Harmed, lock: string): Promise<void> {
  await admin.query('BEGIN')
  try {
    await admin.query(lock)
    await pause(HELD_MS)
  } finally {
    await admin.query('ROLLBACK')
  }
}

/** Applies a database setting for a moment, and reconnects, because existing connections keep the old one. */
async function whileSet({ admin }: Harmed, set: string, reset: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>('SELECT quote_ident(current_database()) AS name')
  const database = `ALTER DATABASE ${rows[0]!.name}`
  await admin.query(`${database} ${set}`)
  await end(admin)
  await pause(HELD_MS)
  await admin.query(`${database} ${reset}`)
  await end(admin)
}

/** Makes inserts of comments fail now and then. */
async function failing({ admin }: Harmed, work: string): Promise<void> {
  await admin.query(`CREATE OR REPLACE FUNCTION harm() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF random() < 0.5 THEN ${work}; END IF; RETURN NEW; END $$`)
  await admin.query(
    'CREATE OR REPLACE TRIGGER harm BEFORE INSERT ON bookmark_comments FOR EACH ROW EXECUTE FUNCTION harm()',
  )
  await pause(HELD_MS)
  await admin.query('DROP TRIGGER harm ON bookmark_comments')
}

/** The faults by name, each of which may occur at any moment. */
export const harms: Readonly<Record<string, (harmed: Harmed) => Promise<unknown>>> = {
  'backends ended': ({ admin }) => end(admin),
  'idle backends ended': ({ admin }) => end(admin, `state = 'idle'`),
  'a backend ended within a transaction': ({ admin }) => end(admin, `xact_start IS NOT NULL`),
  'LISTEN ended': ({ admin }) => end(admin, `query LIKE 'LISTEN%'`),
  'statements cancelled': ({ admin }) => admin.query(`SELECT pg_cancel_backend(pid) ${OTHERS} AND state = 'active'`),
  'connections cut': async ({ road }) => road.cut(),
  'connections refused': async ({ road }) => {
    road.refuse(20)
    road.cut()
    await pause(HELD_MS)
    road.refuse(0)
  },
  async 'bytes vanish'({ road }) {
    road.silence(true)
    await pause(SILENT_MS)
    road.silence(false)
  },
  async 'answers lost, then cut'({ road }) {
    road.loseAnswers(true)
    await pause(HELD_MS)
    road.loseAnswers(false)
    road.cut()
  },
  'table locked': harmed => holding(harmed, 'LOCK TABLE bookmark_comments IN ACCESS EXCLUSIVE MODE'),
  'rows locked': harmed => holding(harmed, 'SELECT id FROM bookmarks FOR UPDATE'),
  'database read-only': harmed =>
    whileSet(harmed, 'SET default_transaction_read_only = on', 'RESET default_transaction_read_only'),
  'no connections left': harmed => whileSet(harmed, 'CONNECTION LIMIT 1', 'CONNECTION LIMIT -1'),
  'serialisation failures': harmed => failing(harmed, `RAISE EXCEPTION 'harm' USING ERRCODE = '40001'`),
  'disk full': harmed => failing(harmed, `RAISE EXCEPTION 'harm' USING ERRCODE = '53100'`),
  'backend ends itself while it writes': harmed => failing(harmed, 'PERFORM pg_terminate_backend(pg_backend_pid())'),
  async 'process paused'({ running }) {
    const { child } = running[Math.floor(Math.random() * running.length)]!.process
    child.kill('SIGSTOP')
    await pause(SILENT_MS)
    child.kill('SIGCONT')
  },
  'process killed': harmed => replaceOne(harmed, ({ process }) => process.kill()),
  'process stopped': harmed =>
    replaceOne(harmed, async ({ process }) => {
      process.child.kill('SIGTERM')
      await process.ended
    }),
}
