import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { silentRoad } from '../test/silent-road.js'
import type { Product } from './product.js'

const SILENT_MS = 1500

interface Harmed {
  readonly road: Awaited<ReturnType<typeof silentRoad>>
  /** To the database, beside the road. */
  readonly admin: pg.Client
  /** One of them is ended, and another takes its place. */
  readonly running: Product[]
  start(): Promise<Product>
}

async function replaceOne({ running, start }: Harmed, end: (product: Product) => Promise<void>): Promise<void> {
  const [old] = running.splice(Math.floor(Math.random() * running.length), 1)
  await end(old!)
  running.push(await start())
}

/** What may happen at any moment, by its name. */
export const harms: Readonly<Record<string, (harmed: Harmed) => Promise<unknown>>> = {
  'backends ended': ({ admin }) =>
    admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ),
  'connections cut': async ({ road }) => road.cut(),
  async 'bytes vanish'({ road }) {
    road.silence(true)
    await pause(SILENT_MS)
    road.silence(false)
  },
  'process killed': harmed => replaceOne(harmed, ({ process }) => process.kill()),
  'process stopped': harmed =>
    replaceOne(harmed, async ({ process }) => {
      process.child.kill('SIGTERM')
      await process.ended
    }),
}
