import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { faultyProxy } from '../test/faulty-proxy.js'
import type { Product } from './product.js'

const SILENT_MS = 1500
const HELD_MS = 1000
const OTHERS = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'

interface Target {
  readonly proxy: Awaited<ReturnType<typeof faultyProxy>>
  /** A direct connection to the database, bypassing the proxy. */
  readonly admin: pg.Client
  /** The running processes, one of which is killed and replaced. */
  readonly running: Product[]
  start(): Promise<Product>
}

async function replaceOne({ running, start }: Target, end: (product: Product) => Promise<void>): Promise<void> {
  const [old] = running.splice(Math.floor(Math.random() * running.length), 1)
  await end(old!)
  running.push(await start())
}

const end = (admin: pg.Client, which = 'true') => admin.query(`SELECT pg_terminate_backend(pid) ${OTHERS} AND ${which}`)

/** Holds a lock in a transaction that is rolled back afterwards. */
async function holding({ admin }: Target, lock: string): Promise<void> {
  await admin.query('BEGIN')
  try {
    await admin.query(lock)
    await pause(HELD_MS)
  } finally {
    await admin.query('ROLLBACK')
  }
}

/** Applies a database setting for a moment, and reconnects, because existing connections keep the old one. */
async function whileSet({ admin }: Target, set: string, reset: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>('SELECT quote_ident(current_database()) AS name')
  const database = `ALTER DATABASE ${rows[0]!.name}`
  await admin.query(`${database} ${set}`)
  await end(admin)
  await pause(HELD_MS)
  await admin.query(`${database} ${reset}`)
  await end(admin)
}

/** Makes inserts of comments fail now and then. */
async function failing({ admin }: Target, work: string): Promise<void> {
  await admin.query(`CREATE OR REPLACE FUNCTION harm() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF random() < 0.5 THEN ${work}; END IF; RETURN NEW; END $$`)
  await admin.query(
    'CREATE OR REPLACE TRIGGER harm BEFORE INSERT ON bookmark_comments FOR EACH ROW EXECUTE FUNCTION harm()',
  )
  await pause(HELD_MS)
  await admin.query('DROP TRIGGER harm ON bookmark_comments')
}

/** The faults by name, each of which may occur at any moment. */
export const faults: Readonly<Record<string, (target: Target) => Promise<unknown>>> = {
  'backends ended': ({ admin }) => end(admin),
  'idle backends ended': ({ admin }) => end(admin, `state = 'idle'`),
  'a backend ended within a transaction': ({ admin }) => end(admin, `xact_start IS NOT NULL`),
  'LISTEN ended': ({ admin }) => end(admin, `query LIKE 'LISTEN%'`),
  'statements cancelled': ({ admin }) => admin.query(`SELECT pg_cancel_backend(pid) ${OTHERS} AND state = 'active'`),
  'connections cut': async ({ proxy }) => proxy.cut(),
  'connections refused': async ({ proxy }) => {
    proxy.refuse(20)
    proxy.cut()
    await pause(HELD_MS)
    proxy.refuse(0)
  },
  async 'bytes vanish'({ proxy }) {
    proxy.silence(true)
    await pause(SILENT_MS)
    proxy.silence(false)
  },
  async 'answers lost, then cut'({ proxy }) {
    proxy.loseAnswers(true)
    await pause(HELD_MS)
    proxy.loseAnswers(false)
    proxy.cut()
  },
  'table locked': target => holding(target, 'LOCK TABLE bookmark_comments IN ACCESS EXCLUSIVE MODE'),
  'rows locked': target => holding(target, 'SELECT id FROM bookmarks FOR UPDATE'),
  'database read-only': target =>
    whileSet(target, 'SET default_transaction_read_only = on', 'RESET default_transaction_read_only'),
  'no connections left': target => whileSet(target, 'CONNECTION LIMIT 1', 'CONNECTION LIMIT -1'),
  'serialisation failures': target => failing(target, `RAISE EXCEPTION 'harm' USING ERRCODE = '40001'`),
  'disk full': target => failing(target, `RAISE EXCEPTION 'harm' USING ERRCODE = '53100'`),
  'backend ends itself while it writes': target => failing(target, 'PERFORM pg_terminate_backend(pg_backend_pid())'),
  async 'process paused'({ running }) {
    const { child } = running[Math.floor(Math.random() * running.length)]!.process
    child.kill('SIGSTOP')
    await pause(SILENT_MS)
    child.kill('SIGCONT')
  },
  'process killed': target => replaceOne(target, ({ process }) => process.kill()),
  'process stopped': target =>
    replaceOne(target, async ({ process }) => {
      process.child.kill('SIGTERM')
      await process.ended
    }),
}
