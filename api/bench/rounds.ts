import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type Contender, cpuBetween } from './contender.js'
import { documents, hashOf, type Scenario, signIn } from './scenarios.js'

/** The kind of requests that a server accepts: the frozen documents as hashes (like web clients) or as text, or documents of its own. */
export interface Column {
  readonly contender: Contender
  readonly takes: 'hashes' | 'texts' | 'both' | 'names' | Dialect
  /** Absent: all scenarios. */
  readonly answers?: (scenario: Scenario) => boolean
  /** Whether its search order differs by design, so that only the total is compared. */
  readonly ranksOtherwise?: boolean
}

/** Converts the scenarios to another schema, with answers named like ours. */
export type Dialect = (scenario: Scenario) => { readonly query: string; readonly variables: object }

interface Identified {
  readonly id: string
}
/** The part of an answer that is compared. */
export interface Answer {
  readonly tenders?: {
    readonly totalCount: number
    readonly pageInfo: { readonly endCursor: string }
    readonly nodes: readonly Identified[]
    readonly facets?: Readonly<Record<string, readonly { readonly key: string; readonly count: number }[]>>
  }
  readonly bookmarks?: { readonly totalCount: number; readonly nodes: readonly { readonly tender: Identified }[] }
  readonly tender?: Identified
}

const CONNECTIONS = 8
const LOOK_EVERY_MS = 100
const agent = new Agent({ connections: CONNECTIONS })
export const closeConnections = () => agent.close()

/** A scenario in the form that one server accepts. */
export interface Question {
  readonly url: string
  readonly headers: Record<string, string>
  /** Null for a GET. */
  readonly body: string | null
}

/** An unused variable, which changes no answer, but prevents answering a search from a cache. */
const uncached = { search: 'uncached' }

export function questionFor({ contender: { url }, takes }: Column, scenario: Scenario, token: string): Question {
  const { operation, variables } = scenario
  const headers: Record<string, string> = scenario.isSignedIn ? { authorization: `Bearer ${token}` } : {}
  if (takes === 'names')
    return { url: `${url}/${operation}?${encodeURIComponent(JSON.stringify(variables))}`, headers, body: null }
  const text = documents[operation]
  const hash = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } }
  const document = { ...(takes === 'texts' ? {} : hash), ...(takes === 'hashes' ? {} : { query: text }) }
  const sent = { variables: { ...variables, ...uncached }, ...document }
  return {
    url: `${url}/graphql`,
    headers: {
      ...headers,
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ operationName: operation, ...(typeof takes === 'function' ? takes(scenario) : sent) }),
  }
}

async function send({ url, headers, body }: Question) {
  if (!body) return request(url, { headers, dispatcher: agent })
  return request(url, { method: 'POST', headers, body, dispatcher: agent })
}

/** @throws Error for an answer other than data */
async function answerTo(question: Question): Promise<unknown> {
  const text = await (await send(question)).body.text()
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown }
  if (!data || errors) throw new Error(`${question.url} answered ${text.slice(0, 500)}`)
  return data
}

/** @returns the bearer token of a session of this database */
export async function tokenOf(column: Column): Promise<string> {
  const data = await answerTo(questionFor({ ...column, takes: 'texts' }, signIn, ''))
  return (data as { signIn: { session: { token: string } } }).signIn.session.token
}

/** Runs a scenario once. @returns the question, and the part of its answer that is compared */
export async function tryOut(column: Column, given: Scenario, token: string) {
  let scenario = given
  // Automatic persisted queries: registers the document.
  if (column.takes === 'hashes') await answerTo(questionFor({ ...column, takes: 'both' }, given, token))
  if (given.afterPage) {
    const before = { ...given, variables: { ...given.variables, page: given.afterPage } }
    const { tenders } = await read(column, before, token)
    const { page: _page, ...variables } = given.variables
    scenario = { ...given, variables: { ...variables, after: tenders!.pageInfo.endCursor } }
  }
  const essence = essenceOf(await read(column, scenario, token))
  return { question: questionFor(column, scenario, token), essence }
}

const read = async (column: Column, scenario: Scenario, token: string) =>
  (await answerTo(questionFor(column, scenario, token))) as Answer

/** The uuid in a global id; any other text is returned unchanged. */
export const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split('Tender:')[1] ?? id

/** The ids of a list in order and its total; of counts those above zero. */
function essenceOf({ tenders, bookmarks, tender }: Answer): string {
  if (tenders?.facets) {
    const counts = Object.entries(tenders.facets).map(([name, options]) => {
      const some = options.filter(({ count }) => count > 0).map(({ key, count }) => `${key} ${count}`)
      return `${name}: ${some.toSorted().join(', ')}`
    })
    return counts.toSorted().join('; ')
  }
  const list = tenders ?? bookmarks
  const shown = tenders?.nodes ?? bookmarks?.nodes.map(one => one.tender) ?? [tender!]
  return `${list?.totalCount ?? 'one'}: ${shown.map(({ id }) => uuidIn(id)).join(' ')}`
}

/**
 * Closed loop on a few connections until the server and its database backends have used this much CPU time, because after a fixed time the
 * just-in-time compiler could still be cold on a busy machine.
 * @returns milliseconds of CPU time per request
 */
export async function round({ cpu }: Contender, question: Question, cpuMs: number): Promise<number> {
  const before = await cpu()
  const over = new AbortController()
  let answered = 0
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    while (!over.signal.aborted) {
      const { statusCode, body } = await send(question)
      await body.dump({ limit: 10_000_000 })
      if (statusCode !== 200) throw new Error(`${question.url} answered ${statusCode}`)
      answered++
    }
  })
  const watching = async () => {
    while (cpuBetween(before, await cpu()) < cpuMs) await setTimeout(LOOK_EVERY_MS, null, over)
    over.abort()
  }
  await Promise.all([watching(), ...asking]).finally(() => over.abort())
  return cpuBetween(before, await cpu()) / answered
}
