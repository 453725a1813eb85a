import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aChange, aTender } from '../../../test/factories.js'
import { DocumentKind } from '../../reference/tender-values.js'
import { Tender } from '../tender/tender.entity.js'
import { TenderChangeKind } from '../changes/change.js'
import { StoredChange } from '../changes/tender-change.entity.js'
import type { ListedDocument } from './document.entity.js'
import { documentListsOf, replaceDocuments } from './document.service.js'

const database = testDatabase()
const db = () => database.manager

const guide: ListedDocument = {
  identifier: '7',
  name: 'Leidraad',
  kind: DocumentKind.TENDER_GUIDE,
  format: 'pdf',
  size: 100,
  publishedAt: new Date('2026-11-02T07:00:00Z'),
  url: 'https://www.bron.test/7',
}
const answers: ListedDocument = { ...guide, identifier: '8', name: 'Nota van inlichtingen 2', url: null }
const NOW = new Date('2026-11-20T07:41:00Z')

const replace = (tenderId: string, documents: readonly ListedDocument[], isFirst?: boolean, now = NOW) =>
  replaceDocuments(db(), 'list', [{ tenderId, documents, ...(isFirst === undefined ? {} : { isFirst }) }], now)
const published = async () => {
  const tender = await aTender(db())
  await aChange(db(), tender.id, TenderChangeKind.PUBLISHED)
  return tender
}
/** The recorded changes of documents, of which followers are to be told. */
const told = async (tenderId: string) =>
  (
    await db().find(StoredChange, {
      where: { tenderId, kind: TenderChangeKind.DOCUMENTS, topic: 'documents', isUntold: true },
      order: { position: 'ASC' },
    })
  ).map(({ details }) => details)
const listOf = async (id: string) => (await documentListsOf(db(), [id]))[0]!

describe('replacing the documents of a tender', () => {
  test('is no change for a first list, and an addition once an empty list was read', async () => {
    const [one, other] = [await published(), await published()]
    await replace(one.id, [guide])
    expect(await told(one.id)).toEqual([])
    await replace(other.id, [guide], false)
    expect(await told(other.id)).toEqual([{ documentKind: 'tender_guide', oldText: null, newText: 'Leidraad' }])
  })

  test('records and remembers what was added and changed, once', async () => {
    const { id } = await published()
    await replace(id, [guide])
    const changed = { ...guide, size: 200 }
    await replace(id, [answers, changed])
    const both = [
      { documentKind: 'tender_guide', oldText: null, newText: 'Nota van inlichtingen 2' },
      { documentKind: 'tender_guide', oldText: 'Leidraad', newText: 'Leidraad' },
    ]
    expect(await told(id)).toEqual(both)
    await replace(id, [answers, changed])
    expect(await told(id)).toEqual(both)
    expect((await listOf(id)).documents).toEqual([
      expect.objectContaining({ ...answers, addedAt: NOW, changedAt: null }),
      expect.objectContaining({ ...changed, addedAt: null, changedAt: NOW }),
    ])
  })

  test('records a version that returns once more', async () => {
    const { id } = await published()
    await replace(id, [guide])
    const versions = [{ ...guide, size: 200 }, guide]
    for (const [index, version] of [...versions, ...versions].entries())
      for (let twice = 0; twice < 2; twice++)
        await replace(id, [version], false, new Date(NOW.getTime() + index * 60_000))
    expect(await told(id)).toHaveLength(4)
  })

  test('leaves the documents of other tenders and of its notices alone', async () => {
    const [one, other] = [await aTender(db()), await aTender(db())]
    await replaceDocuments(db(), 'notice', [{ tenderId: one.id, documents: [guide] }])
    await replace(other.id, [guide])
    await replace(one.id, [answers])
    await replace(one.id, [])
    expect((await listOf(one.id)).documents).toEqual([expect.objectContaining(guide)])
    expect((await listOf(other.id)).documents).toEqual([expect.objectContaining(guide)])
  })
})

test('a tender has the documents of its copies too, each address once', async () => {
  const shown = await aTender(db(), { source: 'ted', documents: [{ name: 'Adres', url: 'https://www.bron.test/1' }] })
  const copy = await aTender(db(), {
    copyOf: shown.id,
    documents: [{ name: 'Adres', url: 'https://www.bron.test/1' }, { name: 'Leidraad' }],
  })
  for (const id of [shown.id, copy.id])
    expect((await listOf(id)).documents.map(({ name }) => name).sort()).toEqual(['Adres', 'Leidraad'])
})

test('a tender that does not exist has none, and a deleted tender leaves none behind', async () => {
  const { id } = await aTender(db(), { documents: [{}] })
  await db().delete(Tender, { id })
  expect(await listOf(id)).toEqual({ checkedAt: null, failedAt: null, documents: [] })
  expect(await db().query('SELECT FROM tender_documents')).toEqual([])
})
