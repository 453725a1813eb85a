import { expect } from '@jest/globals'
import type { FormFields } from '../src/platform/fetching/fetcher.js'
import { SourceError } from '../src/platform/fetching/source-error.js'
import { parseUrl } from '../src/platform/validation/parse-url.js'
import type { ReadDraft } from '../src/ingest/notices/draft.js'
import type { Connection, Connector, Item } from '../src/ingest/sources/connector.js'
import { fakeFetcher } from './fake-fetcher.js'

const BASE = 'https://stand-in.test'
/** A Saturday morning in winter. */
export const TODAY = new Date('2026-11-21T09:00:00Z')

/** The drafts of a connector from the responses of its own stand-in, without a server in between. */
export async function readSamples(connector: Connector): Promise<readonly { item: Item; draft: ReadDraft }[]> {
  const connection = connectionTo(connector)
  const read: { item: Item; draft: ReadDraft }[] = []
  for await (const { items, shortfall } of connector.discover(connection, null)) {
    if (shortfall) throw new Error(shortfall)
    for (const item of items) {
      const raw: unknown = structuredClone(await connector.fetch(connection, item))
      read.push({ item, draft: connector.normalise(raw) })
    }
  }
  return read
}

/** Expects that a connector reads each of its samples once, with these facts, while it is open, and without the people in the answers. */
export async function expectSamplesRead<Sample extends { readonly title: string }>(
  connector: Connector,
  samples: readonly Sample[],
  people: RegExp,
  factsOf: (sample: Sample) => object,
): Promise<void> {
  const read = await readSamples(connector)
  const sampleByTitle = new Map(samples.map(sample => [sample.title, sample]))
  expect(read).toHaveLength(sampleByTitle.size)
  for (const { draft } of read) {
    expect(draft).toMatchObject(factsOf(sampleByTitle.get(draft.title)!))
    expect(draft.closingDate?.getTime() ?? Infinity).toBeGreaterThan(TODAY.getTime())
  }
  expect(JSON.stringify(read)).not.toMatch(people)
}

/** A fetcher for the stand-in of a connector; `failing` paths get status 500. */
export function connectionTo({ standIn }: Connector, failing: readonly string[] = []): Connection {
  const ask = (address: string, body: unknown = null) => {
    const url = parseUrl(address)
    if (!url) return Promise.reject(new SourceError('unexpected', 'geen adres')) // Like the real fetcher.
    const { pathname, searchParams } = url
    const isDown = failing.includes(pathname)
    const answer = isDown
      ? { status: 500, body: null }
      : standIn({ path: pathname, query: searchParams, base: BASE, body }, TODAY)
    if (answer.status >= 400) return Promise.reject(new SourceError('refused', 'nee', undefined, answer.status))
    return Promise.resolve(answer.body)
  }
  const fetcher = fakeFetcher({
    json: address => ask(address),
    text: async address => String(await ask(address)),
    bytes: async address => Buffer.from(String(await ask(address))),
    postJson: (address, body) => ask(address, body),
    postForm: (address, fields) => ask(address, textsOf(fields)),
  })
  return { fetcher, baseUrl: BASE, days: 365, now: TODAY }
}

/** Form fields are sent as texts. */
const textsOf = (fields: FormFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
