import { isDeepStrictEqual } from 'node:util'
import { Agent, request } from 'undici'
import { type Contender, startContender } from './processes.js'
import { scenarios } from './scenarios.js'

const CONNECTIONS = 8
const ROUND_MS = 1500
const ROUNDS = 4

interface Round {
  readonly cpuPerRequest: number
  readonly perSecond: number
}

/** Alternates between the whole API and a bare server with the same statements. */
export async function benchList(url: string, scale: number) {
  const limit = await startContender('limit', 'limit', url)
  const ours = await startContender('ours', 'ours', url)
  const agent = new Agent({ connections: CONNECTIONS })
  try {
    const uuid = await someTender(agent, limit)
    const results = []
    for (const [name, { from = 0 }] of Object.entries(scenarios)) {
      if (scale < from) continue
      await mustAgree(agent, name, uuid, limit, ours)
      results.push({
        name: `API: ${name}`,
        ...(await compared(agent, name, [limit, uuid], [ours, uuid], 'ours / bare; bare against itself')),
      })
    }
    return results
  } finally {
    await agent.close()
    limit.stop()
    ours.stop()
  }
}

/** The whole API on many tenders, against the whole API on a thousand. */
export async function benchFlatness(smallUrl: string, largeUrl: string) {
  const small = await startContender('small', 'ours', smallUrl)
  const large = await startContender('large', 'ours', largeUrl)
  const agent = new Agent({ connections: CONNECTIONS })
  try {
    const [fewer, more] = [await someTender(agent, small), await someTender(agent, large)]
    const results = []
    // A thousand tenders have no deep pages, and a search finds few of them.
    for (const name of ['first page', 'category', 'detail', 'counts'])
      results.push({
        name: `flat: ${name}`,
        ...(await compared(agent, name, [small, fewer], [large, more], 'large / 1k; 1k against itself')),
      })
    return results
  } finally {
    await agent.close()
    small.stop()
    large.stop()
  }
}

type Asked = readonly [contender: Contender, uuid: string]

async function compared(agent: Agent, name: string, bare: Asked, mine: Asked, what: string) {
  const rounds: { ratio: number; noise: number; ours: number; limit: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await run(agent, name, bare)
    const own = await run(agent, name, mine)
    const after = await run(agent, name, bare)
    if (round === 0) continue // warm-up
    rounds.push({
      ratio: own.cpuPerRequest / ((before.cpuPerRequest + after.cpuPerRequest) / 2),
      noise: after.cpuPerRequest / before.cpuPerRequest,
      ours: own.perSecond,
      limit: (before.perSecond + after.perSecond) / 2,
    })
  }
  const ratios = rounds.map(({ ratio }) => ratio).toSorted((one, other) => one - other)
  return {
    ratio: ratios[Math.floor(ratios.length / 2)]!,
    detail:
      `CPU a request (${ratios[0]!.toFixed(2)}–${ratios.at(-1)!.toFixed(2)}), ${what} ` +
      `${rounds.map(({ noise }) => noise.toFixed(2)).join(', ')}; ${Math.round(rounds.at(-1)!.ours)} against ` +
      `${Math.round(rounds.at(-1)!.limit)} requests a second`,
  }
}

function ask(agent: Agent, name: string, [{ kind, port }, uuid]: Asked) {
  const origin = `http://127.0.0.1:${port}`
  if (kind === 'limit') return request(`${origin}/${encodeURIComponent(name)}/${uuid}`, { dispatcher: agent })
  const { query, variables } = scenarios[name]!
  const body = JSON.stringify({ query, variables: variables(uuid) })
  const headers = { 'content-type': 'application/json' }
  return request(`${origin}/graphql`, { dispatcher: agent, method: 'POST', headers, body })
}

async function someTender(agent: Agent, contender: Contender): Promise<string> {
  const answer = (await (await ask(agent, 'first page', [contender, ''])).body.json()) as Listed & { data?: Listed }
  return (answer.data ?? answer).tenders.nodes[0]!.uuid
}
interface Listed {
  readonly tenders: { readonly nodes: readonly { readonly uuid: string }[] }
}

/** Both must give the same answers before their speed is compared. */
async function mustAgree(agent: Agent, name: string, uuid: string, limit: Contender, ours: Contender): Promise<void> {
  const bare = await (await ask(agent, name, [limit, uuid])).body.json()
  const mine = (await (await ask(agent, name, [ours, uuid])).body.json()) as { data: unknown }
  if (!isDeepStrictEqual(mine.data, bare)) throw new Error(`the two servers answer "${name}" differently`)
}

async function run(agent: Agent, name: string, asked: Asked): Promise<Round> {
  const [contender] = asked
  const cpuBefore = await contender.cpuMs()
  const began = performance.now()
  let requests = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - began < ROUND_MS) {
        await (await ask(agent, name, asked)).body.dump()
        requests++
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  return { cpuPerRequest: ((await contender.cpuMs()) - cpuBefore) / requests, perSecond: requests / seconds }
}
