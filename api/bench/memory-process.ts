import { loadCategoriser } from '../src/categorise/categorise.service.js'
import { createDataSource } from '../src/data-source.js'
import { harvest } from '../src/harvest/harvest.service.js'
import type { NoticeDraft } from '../src/notices/draft.js'
import type { Reader } from '../src/sources/connector.js'
import { madeUpNotices } from './data.js'

const ITEMS = 10_000
const PAGE = 100

/** Harvests ten thousand new items and prints the peak memory. */
const source = await createDataSource(process.argv[2]!).initialize()
const connector: Reader<NoticeDraft, NoticeDraft> = {
  key: 'ted',
  version: 1,
  async *discover() {
    for (let at = 0; at < ITEMS; at += PAGE) {
      const notices = madeUpNotices(PAGE, 3_000_000 + at)
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
}
const unused = () => Promise.reject(new Error('nothing is fetched here'))
const [result] = await harvest(source.manager, {
  connector,
  normalise: ({ normalise }, raw) => Promise.resolve(normalise(raw as never)),
  fetcher: { json: unused, postJson: unused, text: unused, bytes: unused, close: async () => {} },
  baseUrl: 'http://bench.invalid',
  days: 30,
  categorise: await loadCategoriser(source.manager),
  isSample: false,
  signal: new AbortController().signal,
})
await source.destroy()
if (result?.added !== ITEMS) throw new Error(`${result?.added} of ${ITEMS} items were added`)
process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)))
