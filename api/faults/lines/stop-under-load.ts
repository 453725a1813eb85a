import http from 'node:http'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'

const CLIENTS = 20
const LOAD_MS = 2000
const MAX_STOP_MS = 5000
const MIN_OPEN_MS = 2000

interface Ended {
  /** Why the client stopped: a response with 'Connection: close', or the code of an error. */
  readonly why: string
  readonly answers: number
}

/** SIGTERM under continuous load from keep-alive clients, as from a load balancer. */
export const stopUnderLoad: Line = {
  name: 'SIGTERM under keep-alive load',
  goal: `≤ ${MAX_STOP_MS / 1000} s, 0 cut, port open ≥ ${MIN_OPEN_MS / 1000} s after 'not ready', 'Connection: close' meanwhile`,
  async run({ databaseUrl, isLong, say }) {
    const times = isLong ? 10 : 2
    const stops: number[] = []
    const opens: number[] = []
    const ends: Ended[] = []
    let waysOut = 0
    for (let time = 0; time < times; time++) {
      const product = await startProduct(databaseUrl)
      const clients = Array.from({ length: CLIENTS }, () => client(product.url))
      await new Promise(resolve => setTimeout(resolve, LOAD_MS))
      const began = performance.now()
      const open = openFor(product.url)
      product.process.child.kill('SIGTERM')
      ends.push(...(await Promise.all(clients)))
      opens.push(await open)
      await product.process.ended
      stops.push(performance.now() - began)
      if (product.process.child.exitCode === 0) waysOut++
    }
    const cut = ends.filter(({ why }) => why !== 'close').length
    say(
      `${ends.reduce((sum, { answers }) => sum + answers, 0)} answers; ${[...new Set(ends.map(({ why }) => why))].join(', ')}; ${waysOut} of ${times} ended with 0`,
    )
    return {
      figure: `${(Math.max(...stops) / 1000).toFixed(1)} s, ${cut} cut of ${ends.length}, open ${(Math.min(...opens) / 1000).toFixed(1)} s`,
      isReached: Math.max(...stops) <= MAX_STOP_MS && cut === 0 && Math.min(...opens) >= MIN_OPEN_MS,
    }
  },
}

/** Keeps its connection until a response closes it. */
async function client(url: string): Promise<Ended> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  for (let answers = 0; ; answers++) {
    const connection = await ask(`${url}/api/categories`, agent).catch(error =>
      String((error as NodeJS.ErrnoException).code),
    )
    if (connection !== 'keep-alive') return { why: connection, answers }
  }
}

/** @returns the header `Connection` of the response */
const ask = (address: string, agent: http.Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get(address, { agent }, response => {
        response.resume()
        response.once('end', () => resolve(response.headers.connection ?? ''))
        response.once('error', reject)
      })
      .once('error', reject)
  })

/** The milliseconds during which new connections are accepted after the process reports that it is not ready. */
async function openFor(url: string): Promise<number> {
  const status = () =>
    fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
      answer => answer.status,
      () => 0,
    )
  while ((await status()) === 200);
  const began = performance.now()
  while ((await status()) !== 0) await new Promise(resolve => setTimeout(resolve, 20))
  return performance.now() - began
}
