import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../src/categorise/categorise.service.js'
import { storeNotices, unchangedNotices } from '../src/notices/store.service.js'
import { tenderRow } from '../src/notices/tender-row.js'
import { Tender } from '../src/tenders/tender.entity.js'
import { madeUpNotices } from './data.js'

const ITEMS = 5000
const BATCH = 1000
/** The naive way is slow, and the figure is items a second, so a part of the items is enough. */
const NAIVE_ITEMS = 500

/** Throughput of the harvest's batched upserts, against saving entities one by one with the ORM. */
export async function benchHarvest(db: EntityManager) {
  const notices = madeUpNotices(ITEMS, 1_000_000)
  const options = {
    source: 'tenderned',
    categorise: await loadCategoriser(db),
    isSample: false,
    isFirstImport: true,
    now: new Date(),
  } as const

  const newItems = await itemsPerSecond(ITEMS, async () => {
    for (let at = 0; at < ITEMS; at += BATCH) await storeNotices(db, notices.slice(at, at + BATCH), options)
  })
  const items = notices.map(({ draft, fingerprint }) => ({ publicationId: draft.publicationId, fingerprint }))
  const unchanged = await itemsPerSecond(ITEMS, async () => {
    for (let at = 0; at < ITEMS; at += BATCH) {
      const known = await unchangedNotices(db, 'tenderned', items.slice(at, at + BATCH))
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
