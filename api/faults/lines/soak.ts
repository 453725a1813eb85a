import type { Line } from '../line.js'
import { closedLoop, createClient, nextAddress, openLoop } from '../load.js'
import { startProduct } from '../product.js'
import { firstPage } from '../queries.js'

const AT_THE_TOP = 16
const MAX_GROWTH = 1.05

/** Half of what it can answer, for an hour. */
export const soak: Line = {
  name: 'soak of 1 h at half the top',
  goal: 'memory ±5 %, 0 × 5xx, 0 resets',
  async run({ databaseUrl, isLong, say }) {
    const minutes = isLong ? 60 : 1
    const product = await startProduct(databaseUrl)
    const client = createClient(product.url)
    const ask = () => client.ask({ ...firstPage, address: nextAddress() })
    try {
      await closedLoop(ask, AT_THE_TOP, 5000)
      const top = (await closedLoop(ask, AT_THE_TOP, 5000)).length / 5
      const counts = new Map<number, number>()
      const memory: number[] = []
      for (let minute = 0; minute < minutes; minute++) {
        const answers = await openLoop(ask, top / 2, 60_000)
        for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
        memory.push(product.memory())
      }
      // The heap grows to its usual size within the first tenth.
      const settled = memory.slice(Math.floor(memory.length / 10))
      const growth = settled.at(-1)! / settled[0]!
      const failed = [...counts].filter(([status]) => status === 0 || status >= 500).reduce((sum, [, n]) => sum + n, 0)
      say(
        `${Math.round(top / 2)} a second for ${minutes} min: ${[...counts].map(([status, n]) => `${n} × ${status}`).join(', ')}`,
      )
      return {
        figure: `${minutes} min, memory ${growth >= 1 ? '+' : '−'}${Math.abs(Math.round((growth - 1) * 100))} %, ${failed} failed`,
        isReached: failed === 0 && growth <= MAX_GROWTH,
      }
    } finally {
      await client.close()
      await product.process.kill()
    }
  },
}
