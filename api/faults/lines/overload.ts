import type { Line } from '../line.js'
import { type Answered, closedLoop, createClient, nextAddress, openLoop, percentile, statusesOf } from '../load.js'
import { startProduct } from '../product.js'
import { firstPage } from '../queries.js'

const AT_THE_TOP = 16
const TIMES = 4
const MIN_GOODPUT = 0.8
const ANSWERED_WITHIN_MS = 5000
const MAX_GROWTH = 1.5

const isGood = ({ status, ms }: Answered) => status === 200 && ms <= ANSWERED_WITHIN_MS
const isRefused = ({ status, ms, hasRetryAfter }: Answered) =>
  (status === 429 || status === 503) && hasRetryAfter && ms <= ANSWERED_WITHIN_MS

/** Open loop: clients send four times as many requests as the process can answer, without waiting for answers. */
export const overload: Line = {
  name: `overload × ${TIMES}`,
  goal: `goodput ≥ ${MIN_GOODPUT * 100} %, all answered in ${ANSWERED_WITHIN_MS / 1000} s, memory ≤ +50 %, /readyz answers`,
  async run({ databaseUrl, isLong, say }) {
    const ms = isLong ? 60_000 : 10_000
    const product = await startProduct(databaseUrl)
    const client = createClient(product.url)
    const ask = () => client.ask({ ...firstPage, address: nextAddress() })
    try {
      await closedLoop(ask, AT_THE_TOP, 5000)
      const seconds = ms / 1000
      const top = (await closedLoop(ask, AT_THE_TOP, ms)).filter(isGood).length / seconds
      const memory = product.memory()
      let most = memory
      const readiness: number[] = []
      const watch = setInterval(() => {
        most = Math.max(most, product.memory())
        void fetch(`${product.url}/readyz`, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }).then(
          ({ status }) => readiness.push(status),
          () => readiness.push(0),
        )
      }, 500)
      const answers = await openLoop(ask, Math.round(top * TIMES), ms)
      clearInterval(watch)
      const goodput = answers.filter(isGood).length / seconds / top
      const neither = answers.filter(one => !isGood(one) && !isRefused(one)).length
      const growth = most / memory
      say(
        `top ${Math.round(top)} a second; ${answers.length} asked, ${answers.filter(isGood).length} answered, ` +
          `${answers.filter(isRefused).length} refused, ${neither} neither (${statusesOf(answers.filter(one => !isGood(one) && !isRefused(one)))}); p99 ${Math.round(percentile(answers, 0.99))} ms; ` +
          `/readyz ${readiness.filter(status => status === 200).length} of ${readiness.length}`,
      )
      const isReady = readiness.length > 0 && readiness.every(status => status === 200)
      return {
        figure: `${Math.round(goodput * 100)} %, ${neither} without, +${Math.round((growth - 1) * 100)} %, /readyz ${isReady ? 'always' : 'not always'}`,
        isReached: goodput >= MIN_GOODPUT && neither === 0 && growth <= MAX_GROWTH && isReady,
      }
    } finally {
      await client.close()
      await product.process.kill()
    }
  },
}
