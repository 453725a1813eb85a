import { Agent, type Dispatcher } from 'undici'
import { type Contender, startContender } from '../processes.js'
import { differenceOf } from './agree.js'
import { type Asked, answerTo, requestOf } from './ask.js'
import { startPeers } from './peers.js'
import { lineOf, resultOf, type ScenarioResult, type Turn } from './results.js'
import { CONNECTIONS, round } from './rounds.js'
import { type Scenario, scenariosFor } from './scenarios.js'
import { signIn } from './sign-in.js'

/** A just-in-time compiler needs some five seconds of the same requests until a request costs what it will go on to cost. */
const WARM_UP_ROUNDS = 5

/** How long and how often each server is measured in each scenario. */
export interface Effort {
  readonly withPeers: boolean
  /** What the names of the scenarios begin with. */
  readonly scenario: string
  readonly rounds: number
  readonly ms: number
}

interface Bench {
  readonly agent: Dispatcher
  readonly token: string
}

/** The client's requests, answered by the limit, by the whole product and by its peers, in turns. */
export async function measure(url: string, scale: number, effort: Effort, say: (line: string) => void) {
  const limit = await startContender('limit', 'limit', url)
  // The rounds ask the same again and again, which visitors do less: that each is executed is what is compared.
  const ours = await startContender('ours', 'ours', url, 'asked anew')
  const again = await startContender('ours, asked again', 'ours', url)
  const peers = effort.withPeers ? await startPeers(url, say) : []
  const all: readonly Asked[] = [{ contender: ours, takes: 'hashes' }, { contender: again, takes: 'hashes' }, ...peers]
  const agent = new Agent({ connections: CONNECTIONS })
  try {
    const bench = { agent, token: await signIn(ours, agent) }
    const results: ScenarioResult[] = []
    const tenderId = await tenderToRead(agent, { contender: limit, takes: 'names' })
    for (const scenario of scenariosFor(scale, tenderId)) {
      if (!scenario.name.startsWith(effort.scenario)) continue
      const others = all.filter(({ answers }) => answers?.(scenario) ?? true)
      results.push(await measured(bench, scenario, limit, others, effort))
      say(lineOf(results.at(-1)!))
    }
    const memory = await Promise.all([limit, ...all.map(({ contender }) => contender)].map(memoryOf))
    say(`memory afterwards: ${memory.join('; ')}`)
    return results
  } finally {
    await agent.close()
    limit.stop()
    for (const { contender } of all) contender.stop()
  }
}

const memoryOf = async (contender: Contender) => `${contender.name} ${((await contender.rss()) / 1000).toFixed(0)} MB`

async function measured(
  { agent, token }: Bench,
  scenario: Scenario,
  limit: Contender,
  others: readonly Asked[],
  { rounds, ms }: Effort,
): Promise<ScenarioResult> {
  const byLimit: Asked = { contender: limit, takes: 'names' }
  const expected = await answerTo(requestOf(byLimit, scenario, token), agent)
  for (const other of others) {
    const answer = await answerTo(requestOf(other, scenario, token), agent)
    const given = typeof other.takes === 'object' ? other.takes.answerOf(answer) : answer
    const difference = differenceOf(scenario, expected, given, other.contender.name.startsWith('ours'))
    if (difference) throw new Error(`${other.contender.name}: ${difference}`)
  }
  const fromMemory: Asked = { contender: limit, takes: 'names, answered from memory' }
  const one = (asked: Asked) => round(asked, scenario, token, agent, ms)
  for (const asked of [byLimit, fromMemory, ...others]) await round(asked, scenario, token, agent, ms * WARM_UP_ROUNDS)
  const turns: Turn[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const before = await one(byLimit)
    const bytes = await one(fromMemory)
    const by: Turn['others'] = {}
    for (const other of others) by[other.contender.name] = await one(other)
    turns.push({ before, bytes, others: by, after: await one(byLimit) })
  }
  return resultOf(scenario.name, turns)
}

/** A procurement, because that has most to show. */
export async function tenderToRead(agent: Dispatcher, asked: Asked): Promise<string> {
  const [firstPage] = scenariosFor(0, '')
  const { tenders } = (await answerTo(requestOf(asked, firstPage!, ''), agent)) as {
    tenders: { nodes: { id: string; tenderType: string; estimatedValue: number | null }[] }
  }
  return tenders.nodes.find(({ tenderType, estimatedValue }) => tenderType === 'EU_PROCUREMENT' && estimatedValue)!.id
}
