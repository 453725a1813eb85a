import { setTimeout as pause } from 'node:timers/promises'
import { faultyProxy } from '../../test/faulty-proxy.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'
import { freePort } from '../../src/platform/database/embedded-postgres.js'

const AWAY_MS = 4000
const MAX_READY_MS = 3000

/** A process starts while its database is unreachable, and the database returns later. */
export const startWithoutDatabase: Line = {
  name: 'start without a database',
  goal: `listens, /healthz 200, /readyz 503, ready ≤ ${MAX_READY_MS / 1000} s after its return`,
  async run({ databaseUrl }) {
    const proxy = await faultyProxy(databaseUrl)
    proxy.refuse(Number.POSITIVE_INFINITY)
    const port = await freePort()
    const starting = startProduct(proxy.url, { PORT: String(port) })
    const status = (path: string) =>
      fetch(`http://localhost:${port}${path}`).then(
        answer => answer.status,
        () => 0,
      )
    try {
      while ((await status('/healthz')) !== 200) await pause(50)
      await pause(AWAY_MS)
      const away = [await status('/healthz'), await status('/readyz'), await status('/graphql')]
      proxy.refuse(0)
      const back = performance.now()
      while ((await status('/readyz')) !== 200) await pause(20)
      const ready = performance.now() - back
      return {
        figure: `/healthz ${away[0]}, /readyz ${away[1]}, others ${away[2]}; ready after ${(ready / 1000).toFixed(1)} s`,
        isReached: away.join(' ') === '200 503 503' && ready <= MAX_READY_MS,
      }
    } finally {
      await (await starting).process.kill()
      await proxy.close()
    }
  },
}
