import { describe, expect, test } from '@jest/globals'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { loadCategoriser } from '../../tenders/categorise/categorise.service.js'
import { fingerprint } from '../../platform/text/fingerprint.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { archiveClosed } from './archive.service.js'
import { inBatches, MAX_BATCH_ROWS } from './batches.js'
import type { NoticeDraft } from './draft.js'
import { storeNotices } from './store.service.js'

const database = ownDatabase()
const db = () => database.manager

const sizes = (bytes: readonly number[]) => [...inBatches(bytes, size => size)].map(batch => batch.length)

test.each([
  ['none', [], []],
  ['rows', Array<number>(250).fill(1), [100, 100, 50]],
  ['bytes', [100_000, 100_000, 100_000], [2, 1]],
  ['bytes, and what is too long by itself', [1, 900_000, 1], [1, 1, 1]],
])('batches are bounded by %s', (_by, bytes, expected) => {
  expect(sizes(bytes)).toEqual(expected)
  expect([...inBatches(bytes, size => size)].flat()).toEqual(bytes)
})

const notices = (count: number, given: (index: number) => Partial<NoticeDraft> = () => ({})) =>
  Array.from({ length: count }, (_, index) => {
    const draft: NoticeDraft = {
      publicationId: String(index),
      procedureKey: String(index),
      kind: 'competition',
      publishedAt: new Date(),
      title: `Onderhoud brug ${index}`,
      description: 'Schilderwerk.',
      organization: 'Gemeente Westerveen',
      closingDate: null,
      tenderType: 'eu_procurement',
      ...given(index),
    }
    return { draft, fingerprint: fingerprint(draft) }
  })

const store = async (given: ReturnType<typeof notices>) =>
  storeNotices(db(), given, {
    source: 'tenderned',
    categorise: await loadCategoriser(db()),
    isSample: false,
    isFirstImport: true,
    now: new Date(),
  })

const transactions = async (work: () => Promise<unknown>) =>
  (await recordStatements(database.source)(work)).filter(text => text === 'COMMIT').length

describe('storing notices', () => {
  test('uses transactions bounded by rows and by bytes of text', async () => {
    expect(await transactions(() => store(notices(201)))).toBe(3)
    const long = 'schilderwerk '.repeat(10_000)
    expect(await transactions(() => store(notices(5, () => ({ description: long }))))).toBe(5)
  })

  test('keeps the batches before the one that fails', async () => {
    await expect(store(notices(150, index => (index === 120 ? { organization: '' } : {})))).rejects.toThrow(
      'organization',
    )
    expect(await db().count(Tender)).toBe(100)
  })

  test('counts a tender once when its notices are in different batches', async () => {
    const twice = notices(150, index => (index === 149 ? { procedureKey: '0' } : {}))
    expect(await store(twice)).toMatchObject({ added: 149, updated: 0 })
  })

  test('merges the pending list of the search index in each statement', async () => {
    await store(notices(3))
    const [{ pages }] = await db().query(`SELECT gin_clean_pending_list('tender_search_live') AS pages`)
    expect(Number(pages)).toBe(0)
    const [{ reloptions }] = await db().query(`SELECT reloptions FROM pg_class WHERE relname = 'tender_search_live'`)
    expect(reloptions).toBeNull()
  })
})

describe('archiving tenders', () => {
  const DAYS_AGO = new Date(Date.now() - 40 * 86_400_000)
  const archived = () => db().countBy(Tender, { archived: true })
  const someClosed = async (count: number) => {
    await store(notices(count))
    await db().query('UPDATE tenders SET closing_date = $1', [DAYS_AGO])
  }

  test('uses transactions bounded by rows, and so does restoring', async () => {
    await someClosed(2 * MAX_BATCH_ROWS + 10)
    expect(await transactions(() => archiveClosed(db(), 30))).toBe(3)
    expect(await archived()).toBe(2 * MAX_BATCH_ROWS + 10)
    await db().query('UPDATE tenders SET closing_date = NULL')
    expect(await transactions(() => archiveClosed(db(), 30))).toBe(3)
    expect(await archived()).toBe(0)
    expect(await transactions(() => archiveClosed(db(), 30))).toBe(0)
  })

  test('keeps the batches before an error, and completes the rest the next time', async () => {
    await someClosed(MAX_BATCH_ROWS)
    const { id } = await aTender(db(), { closingDate: new Date(DAYS_AGO.getTime() + 60_000) })
    await db().query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON tenders FOR EACH ROW WHEN (OLD.id = '${id}') EXECUTE FUNCTION refuse()`)
    try {
      await expect(archiveClosed(db(), 30)).rejects.toThrow('refused')
      expect(await archived()).toBe(MAX_BATCH_ROWS)
    } finally {
      await db().query('DROP FUNCTION refuse CASCADE')
    }
    await archiveClosed(db(), 30)
    expect(await archived()).toBe(MAX_BATCH_ROWS + 1)
  })

  test('finds its tenders through an index', async () => {
    await someClosed(MAX_BATCH_ROWS)
    const queries = (await recordStatements(database.source)(() => archiveClosed(db(), 30))).filter(text =>
      text.includes('pg_column_size'),
    )
    await db().query('ANALYZE tenders')
    const plans = await db().transaction(async tx => {
      await tx.query('SET LOCAL enable_seqscan = off')
      const found = []
      for (const text of queries) found.push(JSON.stringify(await tx.query(`EXPLAIN ${text}`, [DAYS_AGO, 100])))
      return found.join()
    })
    expect(plans).toMatch(/Scan (using|on) tenders_closing/)
    expect(plans).toMatch(/Scan (using|on) tenders_archive_closing/)
  })
})
