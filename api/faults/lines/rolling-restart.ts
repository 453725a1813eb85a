import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createBalancer } from '../balancer.js'
import type { Line } from '../line.js'
import { nextAddress, openLoop, statusesOf } from '../load.js'
import { startProduct } from '../product.js'
import { firstPage } from '../queries.js'

const PER_SECOND = 60

/** Two processes behind a load balancer: each in turn gets SIGTERM and is replaced. */
export const rollingRestart: Line = {
  name: 'rolling restart under load',
  goal: '0 failed in 10',
  async run({ databaseUrl, isLong, say }) {
    const restarts = isLong ? 10 : 3
    const balancer = createBalancer()
    const running = [await startProduct(databaseUrl), await startProduct(databaseUrl)]
    for (const product of running) balancer.add(product)
    await balancer.look()
    const over = new AbortController()
    const load = (async () => {
      const answers = []
      while (!over.signal.aborted)
        answers.push(
          ...(await openLoop(() => balancer.ask({ ...firstPage, address: nextAddress() }), PER_SECOND, 1000)),
        )
      return answers
    })()
    const stops: number[] = []
    try {
      for (let restart = 0; restart < restarts; restart++) {
        const old = running.shift()!
        const began = performance.now()
        old.process.child.kill('SIGTERM')
        await once(old.process.child, 'exit')
        stops.push(performance.now() - began)
        await balancer.remove(old)
        const fresh = await startProduct(databaseUrl)
        running.push(fresh)
        balancer.add(fresh)
        await balancer.look()
        await pause(1000)
      }
      over.abort()
      const answers = await load
      const failed = answers.filter(({ status }) => status !== 200)
      say(`${statusesOf(answers)}; a stop took ${Math.round(Math.max(...stops))} ms at the most, of which 2000 drain`)
      return { figure: `${failed.length} of ${answers.length} failed in ${restarts}`, isReached: failed.length === 0 }
    } finally {
      over.abort()
      await balancer.close()
      for (const { process } of running) await process.kill()
    }
  },
}
