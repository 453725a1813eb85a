import { setTimeout as pause } from 'node:timers/promises'
import { faultyProxy } from '../../test/faulty-proxy.js'
import type { Line } from '../line.js'
import { closedLoop, createClient, nextAddress, statusesOf } from '../load.js'
import { startProduct } from '../product.js'
import { firstPage } from '../queries.js'

const READERS = 20
const MAX_ANSWER_MS = 5000
const MAX_RECOVERY_MS = 10_000

/** Packets between the product and PostgreSQL are lost without closing connections, like at a firewall that dropped its state. */
export const silentDatabase: Line = {
  name: 'silent database (half-open pool)',
  goal: `slowest answer ≤ ${MAX_ANSWER_MS / 1000} s as 503, recovery ≤ ${MAX_RECOVERY_MS / 1000} s`,
  async run({ databaseUrl, say }) {
    const proxy = await faultyProxy(databaseUrl)
    const product = await startProduct(proxy.url)
    const client = createClient(product.url)
    const ask = () => client.ask({ ...firstPage, address: nextAddress() })
    try {
      await closedLoop(ask, READERS, 3000)
      const during = closedLoop(ask, READERS, 12_000)
      await pause(500)
      proxy.silence(true)
      const answers = await during
      proxy.silence(false)
      const back = performance.now()
      while ((await ask()).status !== 200) await pause(100)
      const recovery = performance.now() - back
      const slowest = Math.max(...answers.map(({ ms }) => ms))
      const others = answers.filter(({ status }) => status !== 200 && status !== 503)
      say(`${statusesOf(answers)} while silent; other statuses ${others.length}`)
      return {
        figure: `${(slowest / 1000).toFixed(1)} s, ${(recovery / 1000).toFixed(1)} s`,
        isReached: slowest <= MAX_ANSWER_MS && recovery <= MAX_RECOVERY_MS && others.length === 0,
      }
    } finally {
      await client.close()
      await product.process.kill()
      await proxy.close()
    }
  },
}
