import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stage } from '../stage.js'
import type { Postgres } from './postgres.js'

/**
 * Answers like the REST API of Patroni, which a load balancer asks for the role of a server: `/primary` and `/replica` are 200 or 503.
 * @returns the port
 */
export async function serveRole(stage: Stage, postgres: Postgres): Promise<number> {
  const server = http.createServer(({ url }, response) => {
    void isIn(url, postgres).then(isSo => response.writeHead(isSo ? 200 : 503).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  stage.atEnd(() => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

async function isIn(role: string | undefined, postgres: Postgres): Promise<boolean> {
  try {
    const [row] = await postgres.query<{ isReplica: boolean }>('SELECT pg_is_in_recovery() AS "isReplica"')
    return role === (row!.isReplica ? '/replica' : '/primary')
  } catch {
    return false
  }
}
