import { isDeepStrictEqual } from 'node:util'
import { Agent, request } from 'undici'
import { type Contender, startContender } from './processes.js'
import { query, scenarios } from './scenarios.js'

const CONNECTIONS = 8
const ROUND_MS = 1500
const ROUNDS = 4

interface Round {
  readonly cpuPerRequest: number
  readonly perSecond: number
}

/** The list through the whole API, beside the bare server on the same statements, in turns. */
export async function benchList(url: string) {
  const limit = await startContender('limit', 'limit', url)
  const ours = await startContender('ours', 'ours', url)
  const agent = new Agent({ connections: CONNECTIONS })
  try {
    const results = []
    for (const name of Object.keys(scenarios)) {
      await mustAgree(agent, name, limit, ours)
      const rounds: { ratio: number; noise: number; ours: number; limit: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const before = await run(agent, name, limit)
        const mine = await run(agent, name, ours)
        const after = await run(agent, name, limit)
        if (round === 0) continue // warms up
        const bare = (before.cpuPerRequest + after.cpuPerRequest) / 2
        rounds.push({
          ratio: mine.cpuPerRequest / bare,
          noise: after.cpuPerRequest / before.cpuPerRequest,
          ours: mine.perSecond,
          limit: (before.perSecond + after.perSecond) / 2,
        })
      }
      const ratios = rounds.map(({ ratio }) => ratio).toSorted((one, other) => one - other)
      results.push({
        name: `list: ${name}`,
        ratio: ratios[Math.floor(ratios.length / 2)]!,
        detail:
          `CPU a request, ours / bare (${ratios[0]!.toFixed(2)}–${ratios.at(-1)!.toFixed(2)}); bare against itself ` +
          `${rounds.map(({ noise }) => noise.toFixed(2)).join(', ')}; ${Math.round(rounds.at(-1)!.ours)} against ` +
          `${Math.round(rounds.at(-1)!.limit)} requests a second`,
      })
    }
    return results
  } finally {
    await agent.close()
    limit.stop()
    ours.stop()
  }
}

function ask(agent: Agent, name: string, { name: contender, port }: Contender) {
  const origin = `http://127.0.0.1:${port}`
  if (contender === 'limit') return request(`${origin}/${encodeURIComponent(name)}`, { dispatcher: agent })
  const body = JSON.stringify({ query, variables: scenarios[name] })
  const headers = { 'content-type': 'application/json' }
  return request(`${origin}/graphql`, { dispatcher: agent, method: 'POST', headers, body })
}

/** First the same answers; only then is it worth asking which is faster. */
async function mustAgree(agent: Agent, name: string, limit: Contender, ours: Contender): Promise<void> {
  const bare = (await (await ask(agent, name, limit)).body.json()) as { tenders: { nodes: { status: string }[] } }
  const mine = (await (await ask(agent, name, ours)).body.json()) as { data: typeof bare }
  for (const node of bare.tenders.nodes) node.status = node.status.toUpperCase()
  if (!isDeepStrictEqual(mine.data, bare)) throw new Error(`the two servers answer "${name}" differently`)
}

async function run(agent: Agent, name: string, contender: Contender): Promise<Round> {
  const cpuBefore = await contender.cpuMs()
  const began = performance.now()
  let requests = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - began < ROUND_MS) {
        await (await ask(agent, name, contender)).body.dump()
        requests++
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  return { cpuPerRequest: ((await contender.cpuMs()) - cpuBefore) / requests, perSecond: requests / seconds }
}
