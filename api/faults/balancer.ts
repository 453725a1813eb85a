import { type Answered, createClient, type Request } from './load.js'
import type { Product } from './product.js'

const LOOK_EVERY_MS = 250

interface Backend {
  readonly product: Product
  readonly client: ReturnType<typeof createClient>
  isReady: boolean
}

/** A load balancer: sends requests in turn to the processes whose /readyz says 200, over keep-alive connections. */
export function createBalancer() {
  const backends: Backend[] = []
  let turn = 0

  async function look(): Promise<void> {
    await Promise.all(
      backends.map(async backend => {
        backend.isReady = await fetch(`${backend.product.url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
          ({ ok }) => ok,
          () => false,
        )
      }),
    )
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)

  return {
    look,
    add(product: Product): void {
      backends.push({ product, client: createClient(product.url), isReady: false })
    },
    async remove(product: Product): Promise<void> {
      const index = backends.findIndex(one => one.product === product)
      const [backend] = backends.splice(index, 1)
      await backend?.client.close()
    },
    ask(request: Request): Promise<Answered> {
      const ready = backends.filter(({ isReady }) => isReady)
      if (ready.length === 0) return Promise.resolve({ status: 0, ms: 0, hasRetryAfter: false })
      turn++
      return ready[turn % ready.length]!.client.ask(request)
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await Promise.all(backends.map(({ client }) => client.close()))
    },
  }
}
