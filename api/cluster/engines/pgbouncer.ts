import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Stage } from '../stage.js'
import { startEngine, whenReady } from './engine.js'
import type { Postgres } from './postgres.js'
import { freePort } from '../../src/platform/database/embedded-postgres.js'

/** The configuration that docs/scaling.md describes. */
const TEMPLATE = 'docker/cluster/pgbouncer.ini'
const READY_MS = 10_000
const KNOWS_PREPARED_STATEMENTS = 1.21

export interface Pgbouncer {
  /** The product's database behind it. */
  readonly url: string
  /** The number of connections of its clients, and of those that it has to PostgreSQL. */
  connections(): Promise<{ readonly clients: number; readonly servers: number }>
}

/** pgbouncer in transaction mode. */
export async function startPgbouncer(stage: Stage, server: Postgres): Promise<Pgbouncer> {
  const folder = stage.folder('pgbouncer')
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(file, configured(port, server, versionOf(stage.programs.pgbouncer)))
  const engine = startEngine(stage, [stage.programs.pgbouncer, file], { endsBy: 'SIGTERM', cwd: folder })
  const urlOf = (database: string) => `postgres://pgbouncer@127.0.0.1:${port}/${database}`
  const ask = async <Row extends object>(database: string, sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: urlOf(database) })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(sql)).rows as Row[]
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  await whenReady('pgbouncer', engine, READY_MS, () => ask('greenrock', 'SELECT 1'))
  return {
    url: urlOf('greenrock'),
    async connections() {
      const [clients, servers] = [await ask('pgbouncer', 'SHOW CLIENTS'), await ask('pgbouncer', 'SHOW SERVERS')]
      return { clients: clients.length - 1, servers: servers.length }
    },
  }
}

const versionOf = (program: string) => Number.parseFloat(execFileSync(program, ['--version']).toString().split(' ')[1]!)

/** Without passwords, on loopback, and as the version asks. */
function configured(port: number, server: Postgres, version: number): string {
  const lines = fs.readFileSync(TEMPLATE, 'utf8').split('\n')
  return lines
    .filter(line => !/^(?:greenrock_replica|auth_file)\b/.test(line))
    .filter(line => version >= KNOWS_PREPARED_STATEMENTS || !line.startsWith('max_prepared_statements'))
    .map(line =>
      line
        .replace(/^(greenrock = )host=\S+/, `$1host=127.0.0.1 port=${server.port} user=postgres`)
        .replace(/^listen_addr = .*/, 'listen_addr = 127.0.0.1')
        .replace(/^listen_port = .*/, `listen_port = ${port}`)
        // Any user may come in, also to the console.
        .replace(/^auth_type = .*/, 'auth_type = any\nadmin_users = pgbouncer\nunix_socket_dir ='),
    )
    .join('\n')
}
