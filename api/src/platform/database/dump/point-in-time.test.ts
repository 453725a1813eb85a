import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { backUp } from '../../../../test/base-backup.js'
import { settled } from '../../../../test/settled.js'
import { aTender, aUser } from '../../../../test/factories.js'
import { until } from '../../../../test/until.js'
import { Bookmark } from '../../../people/bookmarks/bookmark.entity.js'
import { createDataSource } from '../../../processes/data-source.js'
import { migrate } from '../../../processes/migrate.js'
import { listVersions } from '../../../tenders/versions/versions.service.js'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.js'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-point-in-time-'))
fs.chmodSync(directory, 0o755)
const place = (name: string) => path.join(directory, name)
const open: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of open.toReversed()) await close()
  fs.rmSync(directory, { recursive: true, force: true })
})

async function startAt(name: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDirectory: place(name),
    ...(JSON.parse(process.env.TEST_POSTGRES ?? '{}') as object),
  })
  open.push(() => postgres.stop())
  return postgres
}

async function connectedTo(url: string): Promise<DataSource> {
  const source = await createDataSource(url).initialize()
  open.push(() => source.destroy())
  return source
}

/** A folder that PostgreSQL may write to; PostgreSQL never runs as root. */
function madeFor(owner: fs.Stats, name: string): void {
  fs.mkdirSync(place(name))
  fs.chownSync(place(name), owner.uid, owner.gid)
}

const feed = (source: DataSource, after: string | null = null) => listVersions(source.manager, after, 100, new Set())

test('a base backup and the archived log restore the moment before an accident, and later cursors are refused', async () => {
  let postgres = await startAt('first')
  madeFor(fs.statSync(place('first')), 'log')
  await migrate(postgres.url)
  let source = await connectedTo(postgres.url)
  for (const [name, value] of [
    ['archive_mode', 'on'],
    ['archive_command', `cp %p ${place('log')}/%f`],
  ] as const)
    await source.query(`ALTER SYSTEM SET ${name} = '${value}'`)
  await source.destroy()
  await postgres.stop()
  open.length = 0

  postgres = await startAt('first')
  source = await connectedTo(postgres.url)
  const db = source.manager
  const user = await aUser(db)
  const before = await aTender(db, { title: 'Voor de back-up' })
  await backUp(source, { from: place('first'), to: place('second'), signal: 'recovery', settings: [] })
  const kept = await aTender(db, { title: 'Na de back-up' })
  await db.insert(Bookmark, { id: uuid(), userId: user.id, tenderId: kept.id })
  const [{ moment }] = await source.query<[{ moment: string }]>('SELECT clock_timestamp()::text AS moment')
  await db.query('SELECT pg_sleep(0.05)')
  await db.query('DELETE FROM bookmarks')
  await aTender(db, { title: 'Na het ongeluk' })
  await settled(db)
  const { endCursor } = await feed(source)
  const [{ last }] = await source.query<[{ last: string }]>('SELECT pg_walfile_name(pg_switch_wal()) AS last')
  await until(() => Promise.resolve(fs.existsSync(path.join(place('log'), last))))

  fs.appendFileSync(
    path.join(place('second'), 'postgresql.auto.conf'),
    `archive_mode = off\nrestore_command = 'cp ${place('log')}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = promote\n`,
  )
  const restored = await startAt('second')
  await migrate(restored.url)
  const after = await connectedTo(restored.url)
  const titles = await after.query<{ title: string }[]>('SELECT title FROM tenders ORDER BY title')
  expect(titles.map(({ title }) => title)).toEqual([kept.title, before.title])
  expect(await after.manager.count(Bookmark)).toBe(1)
  await settled(after.manager)
  expect((await feed(after)).versions).toHaveLength(2)
  await expect(feed(after, endCursor)).rejects.toThrow('Deze cursor is van een andere database')
})
