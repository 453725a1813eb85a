import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type Contender, cpuBetween } from './contender.js'
import { documents, hashOf, type Scenario, signIn } from './scenarios.js'

/** Which requests a server takes: the frozen documents, by their hash as web clients send them or as text, or questions of its own. */
export interface Column {
  readonly title: string
  readonly contender: Contender
  readonly takes: 'hashes' | 'texts' | 'names' | Dialect
  /** Absent: all scenarios. */
  readonly answers?: (scenario: Scenario) => boolean
  /** Of a search only its total is compared. */
  readonly ranksOtherwise?: boolean
}

/** The scenarios in another schema. */
export interface Dialect {
  documentOf(scenario: Scenario): string
  variablesOf(scenario: Scenario): object
  /** An answer in the form of the frozen documents, as far as answers are compared. */
  answerOf(data: unknown): Answer
}

export interface Answer {
  readonly tenders?: List & { readonly facets?: Readonly<Record<string, readonly Facet[]>> }
  readonly bookmarks?: { readonly totalCount: number; readonly nodes: readonly { readonly tender: Identified }[] }
  readonly tender?: Identified
}
interface List {
  readonly totalCount: number
  readonly pageInfo?: { readonly endCursor: string }
  readonly nodes: readonly Identified[]
}
interface Identified {
  readonly id: string
}
interface Facet {
  readonly key: string
  readonly count: number
}

const CONNECTIONS = 8
const LOOK_EVERY_MS = 100
const agent = new Agent({ connections: CONNECTIONS })
export const closeConnections = () => agent.close()

/** A scenario as one server is asked it. */
export interface Question {
  readonly url: string
  readonly headers: Record<string, string>
  /** Null for a GET. */
  readonly body: string | null
}

/** No variable of any document, so that it changes no answer; but what has a search in it, nobody may answer from memory. */
const uncached = { search: 'uncached' }

export function questionFor({ contender: { url }, takes }: Column, scenario: Scenario, token: string): Question {
  const { operation, variables } = scenario
  const headers: Record<string, string> = scenario.isSignedIn ? { authorization: `Bearer ${token}` } : {}
  if (takes === 'names')
    return { url: `${url}/${operation}?${encodeURIComponent(JSON.stringify(variables))}`, headers, body: null }
  const text = documents[operation]
  const document =
    takes === 'hashes'
      ? { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } }
      : { query: typeof takes === 'object' ? takes.documentOf(scenario) : text }
  return {
    url: `${url}/graphql`,
    headers: {
      ...headers,
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...document,
      operationName: operation,
      variables: typeof takes === 'object' ? takes.variablesOf(scenario) : { ...variables, ...uncached },
    }),
  }
}

async function send({ url, headers, body }: Question) {
  if (!body) return request(url, { headers, dispatcher: agent })
  return request(url, { method: 'POST', headers, body, dispatcher: agent })
}

/** @throws Error for anything but data */
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

/** Asks a scenario once. @returns the question, and its answer as far as answers are compared */
export async function tryOut(column: Column, given: Scenario, token: string) {
  let scenario = given
  if (given.afterPage) {
    const { tenders } = await read(
      column,
      { ...given, variables: { ...given.variables, page: given.afterPage } },
      token,
    )
    const { page: _page, ...variables } = given.variables
    scenario = { ...given, variables: { ...variables, after: tenders!.pageInfo!.endCursor } }
  }
  const essence = essenceOf(await read(column, scenario, token))
  return { question: questionFor(column, scenario, token), essence }
}

async function read(column: Column, scenario: Scenario, token: string): Promise<Answer> {
  const data = await answerTo(questionFor(column, scenario, token))
  return typeof column.takes === 'object' ? column.takes.answerOf(data) : (data as Answer)
}

/** Ids in their order and the total of a list; of counts what is not zero. */
function essenceOf({ tenders, bookmarks, tender }: Answer): string {
  if (tenders?.facets) {
    const counts = Object.entries(tenders.facets).map(([name, options]) => {
      const some = options.filter(({ count }) => count > 0).map(({ key, count }) => `${key} ${count}`)
      return `${name}: ${some.toSorted().join(', ')}`
    })
    return counts.toSorted().join('; ')
  }
  if (tenders) return `${tenders.totalCount}: ${tenders.nodes.map(({ id }) => id).join(' ')}`
  if (bookmarks) return `${bookmarks.totalCount}: ${bookmarks.nodes.map(one => one.tender.id).join(' ')}`
  return tender!.id
}

/**
 * A closed loop on a few connections, until the server and its database backends have used so much CPU: on a busy machine a fixed
 * time would leave the just-in-time compiler cold.
 * @returns milliseconds of CPU a request
 */
export async function round({ cpu }: Contender, question: Question, cpuMs: number): Promise<number> {
  const before = await cpu()
  let answered = 0
  let isOver = false
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      const { statusCode, body } = await send(question)
      await body.dump({ limit: 10_000_000 })
      if (statusCode !== 200) throw new Error(`${question.url} answered ${statusCode}`)
      answered++
    }
  })
  const watching = async () => {
    while (!isOver) {
      await setTimeout(LOOK_EVERY_MS)
      isOver = cpuBetween(before, await cpu()) >= cpuMs
    }
  }
  await Promise.all([watching(), ...asking]).finally(() => {
    isOver = true
  })
  return cpuBetween(before, await cpu()) / answered
}
