import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../src/categorise/categorise.service.js'
import { harvest } from '../src/harvest/harvest.service.js'
import type { NoticeDraft } from '../src/notices/draft.js'
import { storeNotices } from '../src/notices/store.service.js'
import type { Reader } from '../src/sources/connector.js'
import { madeUpNotices } from './data.js'

const PAGE = 100

/** A source that lists made-up notices, page by page, and needs no network. */
const madeUpSource = (items: number, from: number): Reader<NoticeDraft, NoticeDraft> => ({
  key: 'ted',
  version: 1,
  async *discover() {
    for (let at = 0; at < items; at += PAGE) {
      const notices = madeUpNotices(PAGE, from + at)
      yield {
        items: notices.map(({ draft, fingerprint }) => ({
          publicationId: draft.publicationId,
          fingerprint,
          listing: draft,
        })),
      }
    }
  },
  fetch: async (_connection, { listing }) => listing,
  normalise: draft => draft,
})

/** Harvests made-up notices through the product's own pipeline, apart from fetching and the normaliser's thread. */
export async function harvestMadeUp(db: EntityManager, items: number, from: number) {
  const unused = () => Promise.reject(new Error('nothing is fetched here'))
  const [result] = await harvest(db, {
    connector: madeUpSource(items, from),
    normalise: ({ normalise }, raw) => Promise.resolve(normalise(raw as never)),
    fetcher: { json: unused, postJson: unused, postForm: unused, text: unused, bytes: unused, close: async () => {} },
    baseUrl: 'http://bench.invalid',
    days: 30,
    categorise: await loadCategoriser(db),
    isSample: false,
    signal: new AbortController().signal,
  })
  return result!
}

/** Stores made-up notices one by one, ten a second: each is a transaction of its own. @returns their number */
export async function trickleMadeUp(db: EntityManager, items: number, from: number): Promise<number> {
  const categorise = await loadCategoriser(db)
  for (const notice of madeUpNotices(items, from)) {
    const isOver = pause(100)
    await storeNotices(db, [notice], {
      source: 'ted',
      categorise,
      isSample: false,
      isFirstImport: false,
      now: new Date(),
    })
    await isOver
  }
  return items
}
