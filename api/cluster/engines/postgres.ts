import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort, unprivileged } from '../../src/platform/database/embedded-postgres.js'
import type { Stage } from '../stage.js'
import { type Engine, startEngine, whenReady } from './engine.js'

const run = promisify(execFile)
const READY_MS = 30_000

const settings = {
  wal_level: 'replica',
  max_connections: '100',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  // A killed process loses nothing that it gave to the operating system; only a crash of the machine does.
  fsync: 'off',
  full_page_writes: 'off',
}

export interface Postgres {
  readonly name: string
  readonly port: number
  readonly directory: string
  /** The product's database on this server. */
  readonly url: string
  /** The postmaster's process id, while it runs. */
  pid(): number
  /** Each call has its own connection, because servers come and go. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  start(more?: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
  /** SIGKILL of the postmaster. */
  kill(): Promise<void>
}

/** A server on a data directory, which is not started yet. */
async function serverOn(stage: Stage, name: string, directory: string): Promise<Postgres> {
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/greenrock`
  let engine: Engine | undefined
  return {
    name,
    port,
    directory,
    url,
    pid: () => engine!.child.pid!,
    query: (sql, values = []) => queryAt(url, sql, values),
    async start(more = {}) {
      const flags = Object.entries({ ...settings, ...more }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
      const command = [
        stage.programs.postgres,
        '-D',
        directory,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        '',
      ] as const
      // SIGQUIT: immediate shutdown, which waits for no client.
      engine = startEngine(stage, [...command, ...flags], { endsBy: 'SIGQUIT', cwd: directory })
      await whenReady(`PostgreSQL '${name}'`, engine, READY_MS, () => queryAt(url, 'SELECT', [], 'postgres'))
    },
    stop: async () => engine?.end('SIGINT'),
    kill: async () => engine?.end('SIGKILL'),
  }
}

async function queryAt<Row extends object>(
  url: string,
  sql: string,
  values: readonly unknown[],
  database?: string,
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: database ? Object.assign(new URL(url), { pathname: `/${database}` }).href : url,
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql, [...values])).rows as Row[]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Connections to a database, whose loss is no error of the line. */
export function poolTo(stage: Stage, connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 })
  pool.on('error', () => undefined)
  stage.atEnd(() => pool.end())
  return pool
}

/** An empty server with the database `greenrock`. */
export async function startEmpty(stage: Stage): Promise<Postgres> {
  const directory = dataDirectory(stage, 'empty')
  const options = { ...unprivileged(), cwd: directory, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions', '--no-sync']
  await run(binary(stage, 'initdb'), ['-D', directory, '-U', 'postgres', '-A', 'trust', ...locale], options)
  const server = await serverOn(stage, 'empty', directory)
  await server.start()
  await queryAt(server.url, 'CREATE DATABASE greenrock', [], 'postgres')
  return server
}

/** A server on a copy of the seed. */
export async function startPrimary(stage: Stage, more: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const directory = dataDirectory(stage, 'primary')
  await run('cp', ['-a', `${stage.seed}/.`, directory])
  const server = await serverOn(stage, 'primary', directory)
  await server.start(more)
  return server
}

/** A streaming replica with a slot, whose `application_name` is its name. */
export async function startReplica(stage: Stage, primary: Postgres, name: string): Promise<Postgres> {
  const directory = dataDirectory(stage, name)
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`
  const args = ['-d', from, '-D', directory, '-R', '-C', '-S', name, '-X', 'stream', '-c', 'fast', '--no-sync']
  await run(binary(stage, 'pg_basebackup'), args, { ...unprivileged(), cwd: directory })
  const server = await serverOn(stage, name, directory)
  await server.start()
  return server
}

/** A data directory that only PostgreSQL's user may read. */
function dataDirectory(stage: Stage, name: string): string {
  const directory = path.join(stage.folder(name), 'data')
  fs.mkdirSync(directory, { mode: 0o700 })
  const { uid, gid } = unprivileged()
  if (uid !== undefined && gid !== undefined) fs.chownSync(directory, uid, gid)
  return directory
}

const binary = (stage: Stage, name: string) => path.join(path.dirname(stage.programs.postgres), name)
