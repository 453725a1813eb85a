import { setTimeout as wait } from 'node:timers/promises'

const { GREENROCK_URL = 'http://localhost:4000', GREENROCK_TOKEN } = process.env

/** Sends an operation that also asks `rateLimit`, and comes back when the next one may be sent. */
export async function ask(query, variables) {
  for (;;) {
    const reply = await fetch(new URL('/graphql', GREENROCK_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${GREENROCK_TOKEN}` },
      body: JSON.stringify({ query, variables }),
    })
    const seconds = reply.headers.get('retry-after')
    if (seconds !== null) {
      await wait(Number(seconds) * 1000)
      continue
    }
    const { data, errors } = await reply.json()
    if (errors) throw new Error(errors[0].message)
    const { remaining, resetAt, cost } = data.rateLimit
    if (remaining < 1 + cost / 1000) await wait(Math.max(0, new Date(resetAt) - Date.now()))
    return data
  }
}
