import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Stage } from '../stage.js'
import { startEngine, whenReady } from './engine.js'
import type { Postgres } from './postgres.js'
import { serveRole } from './role-check.js'
import { filled } from './template.js'
import { freePort } from '../../src/platform/database/embedded-postgres.js'

/** The configuration that docs/scaling.md describes. */
const TEMPLATE = 'docker/cluster/haproxy.cfg'
const READY_MS = 10_000

/** HAProxy, which sends connections to the one of two servers that is the primary. @returns the product's database behind it */
export async function startHaproxy(stage: Stage, servers: readonly [Postgres, Postgres]): Promise<string> {
  const folder = stage.folder('haproxy')
  const port = await freePort()
  const nodes = await Promise.all(
    servers.map(async ({ name, port }, index) => {
      const check = await serveRole(stage, servers[index]!)
      return [`HAPROXY_NODE_${index + 1}`, `${name} 127.0.0.1:${port} check port ${check}`]
    }),
  )
  const file = path.join(folder, 'haproxy.cfg')
  const values = { HAPROXY_ADDRESS: `127.0.0.1:${port}`, ...Object.fromEntries(nodes) }
  fs.writeFileSync(file, filled(TEMPLATE, values))
  const engine = startEngine(stage, [stage.programs.haproxy, '-db', '-f', file], { endsBy: 'SIGTERM', cwd: folder })
  const url = `postgres://postgres@127.0.0.1:${port}/greenrock`
  await whenReady('HAProxy', engine, READY_MS, async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
  })
  return url
}
