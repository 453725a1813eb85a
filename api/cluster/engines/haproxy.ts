import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Stage } from '../stage.js'
import { freePort, startEngine, whenReady } from './engine.js'
import type { Postgres } from './postgres.js'
import { serveRole } from './role-check.js'

const READY_MS = 10_000

/** HAProxy with the configuration that Patroni documents: connections go to the server that is the primary. @returns the product's database behind it */
export async function startHaproxy(stage: Stage, servers: readonly Postgres[]): Promise<string> {
  const folder = stage.folder('haproxy')
  const port = await freePort()
  const nodes = await Promise.all(
    servers.map(
      async server =>
        `  server ${server.name} 127.0.0.1:${server.port} maxconn 100 check port ${await serveRole(stage, server)}`,
    ),
  )
  const file = path.join(folder, 'haproxy.cfg')
  fs.writeFileSync(file, configuration(port, nodes))
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

const configuration = (port: number, nodes: readonly string[]) => `global
  maxconn 400
defaults
  mode tcp
  retries 2
  timeout client 30m
  timeout connect 4s
  timeout server 30m
  timeout check 5s
listen greenrock
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.join('\n')}
`
