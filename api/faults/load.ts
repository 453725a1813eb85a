import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'

export interface Answered {
  /** 0 for a timeout or a broken connection. */
  readonly status: number
  readonly ms: number
  readonly hasRetryAfter: boolean
}

export interface Request {
  readonly query: string
  readonly variables?: object
  readonly address: string
}

const NO_ANSWER_MS = 30_000

/**
 * GraphQL requests over as many keep-alive connections as needed.
 * @param ca the certificate that it trusts
 */
export function createClient(url: string, ca?: string) {
  const limits = { headersTimeout: NO_ANSWER_MS, bodyTimeout: NO_ANSWER_MS }
  const agent = new Agent({ connections: null, ...limits, ...(ca ? { connect: { ca } } : {}) })
  return {
    close: () => agent.destroy(),
    async ask({ query, variables = {}, address }: Request): Promise<Answered> {
      const began = performance.now()
      const answered = (status: number, hasRetryAfter = false) => ({
        status,
        hasRetryAfter,
        ms: performance.now() - began,
      })
      try {
        const { statusCode, headers, body } = await agent.request({
          origin: url,
          path: '/graphql',
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ query, variables }),
        })
        await body.dump({ limit: 10_000_000 })
        return answered(statusCode, headers['retry-after'] !== undefined)
      } catch {
        return answered(0)
      }
    },
  }
}

export type Client = ReturnType<typeof createClient>

/** Closed loop: each visitor sends the next request as soon as the previous one is answered. */
export async function closedLoop(
  ask: () => Promise<Answered>,
  visitors: number,
  ms: number,
): Promise<readonly Answered[]> {
  const end = performance.now() + ms
  const answers: Answered[] = []
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < end) answers.push(await ask())
    }),
  )
  return answers
}

const TICK_MS = 10

/** Open loop: a fixed number of requests a second, whether or not earlier ones were answered. */
export async function openLoop(
  ask: () => Promise<Answered>,
  perSecond: number,
  ms: number,
): Promise<readonly Answered[]> {
  const began = performance.now()
  const asked: Promise<Answered>[] = []
  while (performance.now() - began < ms) {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (asked.length < due) asked.push(ask())
    await pause(TICK_MS)
  }
  return Promise.all(asked)
}

/** Paced loop: a fixed rate shared by visitors who wait for their answers, so the load never exceeds that of a closed loop. */
export async function pacedLoop(
  ask: () => Promise<Answered>,
  visitors: number,
  perSecond: number,
  ms: number,
): Promise<readonly Answered[]> {
  const began = performance.now()
  const answers: Answered[] = []
  let turns = 0
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (;;) {
        const due = (turns++ * 1000) / perSecond
        if (due >= ms || performance.now() - began >= ms) return
        await pause(Math.max(0, began + due - performance.now()))
        answers.push(await ask())
      }
    }),
  )
  return answers
}

let visitors = 0
/** An address that no visitor has used. */
export function nextAddress(): string {
  visitors++
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** In milliseconds. */
export function percentile(answers: readonly Answered[], part: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Such as '12 × 200, 3 × 503'. */
export function statusesOf(answers: readonly Answered[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
