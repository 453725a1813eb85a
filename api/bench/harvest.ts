import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../src/categorise/categorise.service.js'
import { fingerprint } from '../src/fingerprint.js'
import { storeNotices, unchangedNotices } from '../src/notices/store.service.js'
import { tenderRow } from '../src/notices/tender-row.js'
import { Tender } from '../src/tenders/tender.entity.js'
import { madeUpNotices } from './data.js'

const ITEMS = 5000
const BATCH = 1000
/** The naive way is slow, and the figure is items a second, so a part of the items is enough. */
const NAIVE_ITEMS = 500

/** Each batch is of the next source, so that folding compares it with those of the others. */
const SOURCES = ['tenderned', 'ted', 'between', 'striive', 'headfirst'] as const
const sourceAt = (at: number) => SOURCES[(at / BATCH) % SOURCES.length]!

/** Every tenth notice is a copy of one in the batch before, at another source; clients are shared by many anyway. */
function withCopies(notices: ReturnType<typeof madeUpNotices>): ReturnType<typeof madeUpNotices> {
  return notices.map((notice, index) => {
    const former = index % 10 === 0 ? notices[index - BATCH] : undefined
    if (!former) return notice
    const { publicationId, procedureKey, sourceUrl } = notice.draft
    const draft = { ...former.draft, publicationId, procedureKey, sourceUrl: sourceUrl! }
    return { draft, fingerprint: fingerprint(draft) }
  })
}

/** Throughput of the harvest's batched upserts, against saving entities one by one with the ORM. */
export async function benchHarvest(db: EntityManager) {
  const notices = withCopies(madeUpNotices(ITEMS, 1_000_000))
  const options = {
    source: 'tenderned',
    categorise: await loadCategoriser(db),
    isSample: false,
    isFirstImport: true,
    now: new Date(),
  } as const

  const newItems = await itemsPerSecond(ITEMS, async () => {
    for (let at = 0; at < ITEMS; at += BATCH)
      await storeNotices(db, notices.slice(at, at + BATCH), { ...options, source: sourceAt(at) })
  })
  const [{ copies }] = await db.query<[{ copies: number }]>('SELECT count(copy_of)::int AS copies FROM tenders')
  if (copies === 0) throw new Error('no copies were found')
  const items = notices.map(({ draft, fingerprint }) => ({ publicationId: draft.publicationId, fingerprint }))
  const unchanged = await itemsPerSecond(ITEMS, async () => {
    for (let at = 0; at < ITEMS; at += BATCH) {
      const known = await unchangedNotices(db, sourceAt(at), items.slice(at, at + BATCH))
      if (known.size !== BATCH) throw new Error('unchanged items were not recognised')
    }
  })

  const other = madeUpNotices(NAIVE_ITEMS, 2_000_000).map(({ draft }) =>
    tenderRow(draft.procedureKey, [draft], options),
  )
  const saved = await itemsPerSecond(NAIVE_ITEMS, async () => {
    for (const row of other) await db.save(Tender, row as Tender)
  })
  const foundAndSaved = await itemsPerSecond(NAIVE_ITEMS, async () => {
    for (const { source, publicationId } of other)
      await db.save(Tender, await db.findOneByOrFail(Tender, { source, publicationId }))
  })
  return [
    comparison('harvest: new items', newItems, saved, 'save() one by one, which sorts nothing and keeps no notice'),
    comparison('harvest: unchanged items', unchanged, foundAndSaved, 'findOne() and save() one by one'),
  ]
}

const comparison = (name: string, ours: number, theirs: number, what: string) => ({
  name,
  ratio: ours / theirs,
  detail: `items a second, ours ${Math.round(ours)} against ${Math.round(theirs)} by ${what} (${NAIVE_ITEMS} of them)`,
})

async function itemsPerSecond(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (count / (performance.now() - began)) * 1000
}
