import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { createFetcher, type Fetcher } from '../../platform/fetching/fetcher.js'
import type { ReadDraft } from '../notices/draft.js'
import { connectorKeys, sources, sourcesReadBy } from '../../reference/sources.js'
import { environment } from '../../platform/settings/environment.js'
import { startStandIn } from '../samples/stand-in.js'
import type { Connection, Item } from './connector.js'
import { connectors } from './registry.js'

/** Folders that several sites share. */
const SHARED = ['adapters', 'assignments', 'ocds', 'xml']

test('every folder of a site has a key in reference/sources.ts', () => {
  const folders = readdirSync('api/src/ingest/sources', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...SHARED, ...connectorKeys].toSorted())
})

test('every source is read by exactly one connector', () => {
  const read = connectorKeys.flatMap(sourcesReadBy)
  expect(new Set(read).size).toBe(read.length)
  expect(read.toSorted()).toEqual(sources.flatMap(({ key, readBy }) => (readBy ? [key] : [])).toSorted())
})

test('the names of settings are unique', () => {
  const names = connectors.flatMap(({ place: { baseUrl, siteUrl, days } }) => [
    baseUrl.variable,
    ...(siteUrl ? [siteUrl.variable] : []),
    ...(typeof days === 'object' ? [days.variable] : []),
  ])
  const all = [...names, ...Object.keys(environment.shape)]
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  for (const name of names) expect(name).toMatch(/^[A-Z]+(_[A-Z]+)+$/)
})

const NOW = new Date('2026-11-21T09:00:00Z')
const MAX_ITEMS_PER_SOURCE = 10

describe.each(connectors.map(connector => [connector.key, connector] as const))('%s', (key, connector) => {
  const items: Item[] = []
  const drafts: ReadDraft[] = []
  beforeAll(async () => {
    const standIn = await startStandIn(NOW)
    const allowedHosts = [new URL(standIn.url).host]
    const fetcher: Fetcher = createFetcher({ allowedHosts, userAgent: 'Proef/1.0', allowPrivateAddresses: true })
    const connection: Connection = { fetcher, baseUrl: `${standIn.url}/${key}`, days: 14, now: NOW }
    try {
      for await (const discovery of connector.discover(connection, null)) {
        expect(discovery.shortfall).toBeUndefined()
        items.push(...discovery.items)
      }
      for (const item of items.slice(0, MAX_ITEMS_PER_SOURCE))
        drafts.push(connector.normalise(structuredClone(await connector.fetch(connection, item))))
    } finally {
      await fetcher.close()
      await standIn.stop()
    }
  })

  test('reads its own samples, each once, as one of its sources', () => {
    expect(items.length).toBeGreaterThanOrEqual(MAX_ITEMS_PER_SOURCE)
    expect(new Set(items.map(({ publicationId }) => publicationId)).size).toBe(items.length)
    for (const { source } of items) expect(sourcesReadBy(key)).toContain(source ?? key)
    expect(drafts.map(({ publicationId }) => publicationId)).toEqual(
      items.slice(0, MAX_ITEMS_PER_SOURCE).map(({ publicationId }) => publicationId),
    )
  })

  test('declares its list, its address and its terms', () => {
    expect(connector.lists).toMatch(/^[^.]+$/)
    expect(connector.terms.summary).toMatch(/\.$/)
    for (const url of [connector.terms.url, connector.place.baseUrl.standard])
      if (url !== null) expect(new URL(url).protocol).toBe('https:')
    expect(Number.isInteger(connector.version)).toBe(true)
  })

  test('ignores saved files of other sources', () => {
    const files = ['[]', '{}', 'null', '<html></html>', ''].map((text, index) => ({
      name: `${index}.json`,
      bytes: new TextEncoder().encode(text),
    }))
    expect(connector.readSaved(files)).toEqual([])
  })
})
