import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { localSite } from '../../../test/local-site.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { openDocuments } from './open-documents.service.js'
import { checkDocuments } from './check-documents.service.js'

const database = testDatabase()
const db = () => database.manager

const leidraad = {
  documentId: 1,
  documentNaam: 'Aanbestedingsleidraad.pdf',
  grootte: 1000,
  datumPublicatie: '2026-11-02T08:00:00',
  links: { download: { href: '/documenten/1' } },
}
const nota = { documentId: 2, documentNaam: 'Nota van inlichtingen 2', datumPublicatie: '2026-11-20T08:00:00' }

let baseUrl: string
let requests: string[]
/** Status and documents by publication. */
let answers: Record<string, readonly [number, readonly object[]]>

beforeEach(async () => {
  requests = []
  answers = {}
  baseUrl = await localSite((request, response) => {
    requests.push(request.url!)
    const [status, documenten] = answers[/\d+/.exec(request.url!)?.[0] ?? ''] ?? [404, []]
    response.writeHead(status).end(JSON.stringify({ documenten }))
  })
})

const check = () =>
  checkDocuments(db(), testSettings({ sources: 'live', sourcePlaces: { tenderned: { baseUrl, days: 5 } } }))

/** A tender that somebody bookmarked, with a notice of the same id. */
async function followed(given: Partial<Tender> = {}): Promise<Tender> {
  const tender = await withNotice(given)
  await db().insert(Bookmark, { id: uuid(), userId: (await aUser(db())).id, tenderId: tender.id })
  return tender
}

async function withNotice(given: Partial<Tender> = {}): Promise<Tender> {
  const tender = await aTender(db(), given)
  await db().query(
    `INSERT INTO notices (source, publication_id, tender_id, procedure_key, fingerprint, content, published_at)
     VALUES ($1, $2, $3, $2, '', '{}', now())`,
    [tender.source, tender.publicationId, tender.id],
  )
  return tender
}

async function shownOf({ globalId }: Tender) {
  const fields = 'name kind format size publishedAt url addedAt changedAt'
  const { data } = await ask(
    db(),
    `{ tender(id: "${globalId}") { documentsCheckedAt documentsFailedAt documents { ${fields} } } }`,
  )
  return (data as { tender: { documentsCheckedAt: unknown; documentsFailedAt: unknown; documents: object[] } }).tender
}

const hoursLater = (hours: number) =>
  db().query(
    `UPDATE tender_document_lists SET tried_at = tried_at - $1 * interval '1 hour', checked_at = checked_at - $1 * interval '1 hour'`,
    [hours],
  )

describe('the lists of documents', () => {
  test('are read of followed, open tenders only', async () => {
    const yesterday = new Date(Date.now() - 86_400_000)
    await withNotice()
    await followed({ closingDate: yesterday })
    await followed({ status: 'Ingetrokken' })
    await followed({ archived: true })
    await followed({ source: 'striive' })
    expect(await check()).toBe(0)
    expect(requests).toEqual([])
  })

  test('are read of a tender that somebody opened, until days later', async () => {
    const tender = await withNotice()
    const archived = await withNotice({ archived: true })
    answers[tender.publicationId] = [200, [leidraad]]
    for (const { id } of [tender, archived]) await openDocuments(db(), id)
    expect(await check()).toBe(1)
    expect(await shownOf(tender)).toMatchObject({ documents: [{ size: 1000 }] })
    await db().query("UPDATE tender_document_lists SET opened_at = now() - interval '8 days'")
    await hoursLater(5)
    expect(await check()).toBe(0)
  })

  test('are queued once for a tender that is opened again and again', async () => {
    const { id } = await withNotice()
    const queued = () => db().query("SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'documents'")
    await openDocuments(db(), id)
    expect(await queued()).toHaveLength(1)
    await db().query("SELECT graphile_worker.remove_job('documents')")
    await openDocuments(db(), id)
    expect(await queued()).toEqual([])
  })

  test('that could not be read are read again when the tender is opened', async () => {
    const tender = await followed()
    answers[tender.publicationId] = [500, []]
    await check()
    answers[tender.publicationId] = [200, [leidraad]]
    await db().query("UPDATE tender_document_lists SET tried_at = tried_at - interval '2 minutes'")
    expect(await check()).toBe(0)
    await openDocuments(db(), tender.id)
    expect(await check()).toBe(1)
  })

  test('tell not read from none', async () => {
    const tender = await followed()
    expect(await shownOf(tender)).toEqual({ documentsCheckedAt: null, documentsFailedAt: null, documents: [] })
    answers[tender.publicationId] = [200, []]
    expect(await check()).toBe(1)
    expect(await shownOf(tender)).toEqual({
      documentsCheckedAt: expect.any(String),
      documentsFailedAt: null,
      documents: [],
    })
  })

  test('show names, kinds, sizes, dates and links, the newest document first', async () => {
    const tender = await followed()
    answers[tender.publicationId] = [200, [leidraad, nota]]
    await check()
    const { documents } = await shownOf(tender)
    expect(documents).toEqual([
      expect.objectContaining({ name: 'Nota van inlichtingen 2', kind: 'CLARIFICATION', url: null, size: null }),
      {
        name: 'Aanbestedingsleidraad.pdf',
        kind: 'TENDER_GUIDE',
        format: 'pdf',
        size: 1000,
        publishedAt: '2026-11-02T07:00:00.000Z',
        url: `${baseUrl}/documenten/1`,
        addedAt: null,
        changedAt: null,
      },
    ])
  })

  test('are read again after hours only, and tell what was added and changed', async () => {
    const tender = await followed()
    answers[tender.publicationId] = [200, [leidraad]]
    expect(await check()).toBe(1)
    answers[tender.publicationId] = [200, [{ ...leidraad, grootte: 2000 }, nota]]
    expect(await check()).toBe(0)
    await hoursLater(5)
    expect(await check()).toBe(1)
    expect((await shownOf(tender)).documents).toEqual([
      expect.objectContaining({ name: 'Nota van inlichtingen 2', addedAt: expect.any(String), changedAt: null }),
      expect.objectContaining({ size: 2000, addedAt: null, changedAt: expect.any(String) }),
    ])
  })

  test('stay when they are refused later', async () => {
    const tender = await followed()
    answers[tender.publicationId] = [200, [leidraad]]
    await check()
    answers[tender.publicationId] = [403, []]
    await hoursLater(5)
    expect(await check()).toBe(1)
    expect(await shownOf(tender)).toMatchObject({ documentsFailedAt: null, documents: [{ size: 1000 }] })
  })

  test('stay when reading fails, which is told', async () => {
    const tender = await followed()
    answers[tender.publicationId] = [200, [leidraad]]
    await check()
    answers[tender.publicationId] = [500, []]
    await hoursLater(5)
    expect(await check()).toBe(0)
    expect(await shownOf(tender)).toMatchObject({
      documentsCheckedAt: expect.any(String),
      documentsFailedAt: expect.any(String),
      documents: [{ size: 1000 }],
    })
  })

  test('are not asked for any more in a run in which the source fails', async () => {
    for (const tender of [await followed(), await followed()]) answers[tender.publicationId] = [500, []]
    await check()
    expect(requests).toHaveLength(1)
  })
})
