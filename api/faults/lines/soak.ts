import type { Line } from '../line.js'
import { type Answered, closedLoop, createClient, nextAddress, pacedLoop, statusesOf } from '../load.js'
import { startProduct } from '../product.js'
import { firstPage } from '../queries.js'

const WHOLE_MINUTES = 60
const AT_THE_TOP = 16
const MAX_GROWTH = 1.05
const CYCLES_A_MINUTE = 12
/** The length of the capacity measurement in each cycle, repeated because others may use the machine as well. */
const TOP_MS = 500
const HALF_MS = 60_000 / CYCLES_A_MINUTE - TOP_MS

/** An hour at half of its capacity. */
export const soak: Line = {
  name: 'soak of 1 h at half the top',
  goal: 'memory ±5 %, 0 × 5xx, 0 resets',
  async run({ databaseUrl, isLong, minutes = isLong ? WHOLE_MINUTES : 1, say }) {
    const product = await startProduct(databaseUrl)
    const client = createClient(product.url)
    const ask = () => client.ask({ ...firstPage, address: nextAddress() })
    const memory: number[] = []
    let asked = 0
    let failed = 0
    try {
      await closedLoop(ask, AT_THE_TOP, 5000)
      for (let minute = 1; minute <= minutes; minute++) {
        const answers: Answered[] = []
        for (let cycle = 0; cycle < CYCLES_A_MINUTE; cycle++) {
          const atTop = await closedLoop(ask, AT_THE_TOP, TOP_MS)
          const half = (atTop.length / TOP_MS) * 500
          answers.push(...atTop, ...(await pacedLoop(ask, AT_THE_TOP, half, HALF_MS)))
          memory.push(product.memory())
        }
        asked += answers.length
        failed += answers.filter(({ status }) => status === 0 || status >= 500).length
        say(`minute ${minute}: ${statusesOf(answers)}, ${Math.round(median(memory.slice(-CYCLES_A_MINUTE)))} MB`)
      }
      const growth = growthOf(memory)
      return {
        figure: `${minutes} min, ${asked} answers, memory ${growth >= 1 ? '+' : '−'}${Math.abs(Math.round((growth - 1) * 100))} %, ${failed} failed`,
        isReached: failed === 0 && growth <= MAX_GROWTH,
        isSample: minutes < WHOLE_MINUTES,
      }
    } finally {
      await client.close()
      await product.process.kill()
    }
  },
}

/** From the second tenth, after warm-up, to the last. Medians, because garbage collection makes single samples unreliable. */
function growthOf(memory: readonly number[]): number {
  const tenth = Math.max(1, Math.floor(memory.length / 10))
  return median(memory.slice(-tenth)) / median(memory.slice(tenth, 2 * tenth))
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
