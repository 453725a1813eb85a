import type { Line } from '../line.js'
import { closedLoop, createClient, nextAddress, percentile, statusesOf } from '../load.js'
import { startProduct } from '../product.js'
import { costly, firstPage } from '../queries.js'

const READERS = 4
const AT_ONCE = 20
const MAX_RATIO = 2

/** One visitor continuously sends as many concurrent expensive queries as a connection allows. */
export const costlyVisitor: Line = {
  name: 'one visitor with costly queries',
  goal: `p50 of others ≤ ${MAX_RATIO} ×, all answered`,
  async run({ databaseUrl, isLong, say }) {
    const ms = isLong ? 30_000 : 8000
    const product = await startProduct(databaseUrl)
    const client = createClient(product.url)
    const readers = () => closedLoop(() => client.ask({ ...firstPage, address: nextAddress() }), READERS, ms)
    try {
      const alone = await client.ask({ ...costly, address: nextAddress() })
      await readers()
      const quiet = percentile(await readers(), 0.5)
      const address = nextAddress()
      const attack = closedLoop(() => client.ask({ ...costly, address }), AT_ONCE, ms)
      const others = await readers()
      const costlyOnes = await attack
      const beside = percentile(others, 0.5)
      const refused = others.filter(({ status }) => status !== 200).length
      say(
        `costly: alone ${alone.status} in ${Math.round(alone.ms)} ms, at once ${statusesOf(costlyOnes)}; p99 of others ${Math.round(percentile(others, 0.99))} ms`,
      )
      return {
        figure: `${Math.round(quiet)} → ${Math.round(beside)} ms (${(beside / quiet).toFixed(1)} ×), ${refused} of ${others.length} refused`,
        isReached: beside <= MAX_RATIO * quiet && refused === 0 && alone.status === 200,
      }
    } finally {
      await client.close()
      await product.process.kill()
    }
  },
}
