import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { loadCategoriser } from '../../tenders/categorise/categorise.service.js'
import { fingerprint } from '../../platform/text/fingerprint.js'
import type { NoticeDraft } from '../notices/draft.js'
import { Notice } from '../notices/notice.entity.js'
import { storeNotices } from '../notices/store.service.js'
import { AwardSource } from '../../reference/tender-values.js'
import { readReleases } from '../sources/tenderned/dataset/read-releases.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { importDataset } from './import-dataset.service.js'

const database = testDatabase()
const db = () => database.manager
const NOW = new Date('2026-11-22T12:00:00Z')

const notice = (id: number, given: Partial<NoticeDraft> = {}): NoticeDraft => ({
  publicationId: String(900_000 + id),
  procedureKey: `kenmerk:${700_000 + id}`,
  kind: 'competition',
  publishedAt: new Date('2026-01-10T08:00:00Z'),
  title: 'Schoonmaak gemeentehuis',
  description: 'Dagelijkse schoonmaak.',
  organization: 'Gemeente Westerveen',
  closingDate: new Date('2026-02-01T10:00:00Z'),
  tenderType: 'eu_procurement',
  ...given,
})

const store = async (drafts: readonly NoticeDraft[], isSample = false) =>
  storeNotices(
    db(),
    drafts.map(draft => ({ draft, fingerprint: fingerprint(draft) })),
    { source: 'tenderned', categorise: await loadCategoriser(db()), isSample, isFirstImport: false, now: NOW },
  )

const release = (id: number, given: object = {}) => ({
  ocid: `ocds-1l04xe-${700_000 + id}`,
  id: String(950_000 + id),
  date: '2026-03-10T00:00:00+01:00',
  awards: [
    {
      status: 'active',
      date: '2026-03-02T00:00:00+01:00',
      value: { amount: 800_000, currency: 'EUR' },
      suppliers: [{ name: 'Noordkaap B.V.' }],
    },
  ],
  ...given,
})

const importText = (text: string) => importDataset(db(), readReleases(Readable.from([Buffer.from(text)])), NOW)
const importReleases = (...releases: readonly unknown[]) => importText(JSON.stringify({ releases }))
const tender = (id = 1) => db().findOneByOrFail(Tender, { procedureKey: `kenmerk:${700_000 + id}` })

/** All columns, including those that a list does not select. */
const whole = async () =>
  (await db().query<[Record<string, unknown>]>("SELECT * FROM tenders WHERE procedure_key = 'kenmerk:700001'"))[0]

const unknown = { awardWinner: null, awardDate: null, awardValue: null, awardSource: null }
const won = {
  awardWinner: 'Noordkaap B.V.',
  awardDate: '2026-03-02',
  awardValue: 800_000,
  awardCurrency: 'EUR',
  awardSource: AwardSource.DATASET,
}

describe('an import of an unreadable file', () => {
  test.each([
    ['is empty', ''],
    ['is a web page', '<html></html>'],
  ])('that %s changes nothing and gives a reason', async (_what, text) => {
    await store([notice(1)])
    expect(await importText(text)).toEqual({
      read: 0,
      skipped: 0,
      matched: 0,
      updated: 0,
      failure: expect.stringMatching(/^It is no whole release package/),
    })
    expect(await tender()).toMatchObject(unknown)
  })

  test('keeps what came before the unreadable part', async () => {
    await store([notice(1), notice(2)])
    const whole = JSON.stringify({ releases: [release(1), release(2)] })
    const half = await importText(whole.slice(0, -60))
    expect(half).toMatchObject({ read: 1, matched: 1, updated: 1, failure: expect.any(String) })
    expect(await tender(1)).toMatchObject(won)
    expect(await tender(2)).toMatchObject(unknown)
    expect(await importText(whole)).toMatchObject({ read: 2, matched: 1, updated: 1, failure: null })
    expect(await tender(2)).toMatchObject(won)
  })
})

describe('an import keeps', () => {
  test('an award that an administrator entered, even an empty one', async () => {
    await store([notice(1), notice(2)])
    const manual = { awardSource: AwardSource.MANUAL }
    await db().update(Tender, { id: (await tender(1)).id }, { awardWinner: 'Bouwbedrijf De Dijk', ...manual })
    await db().update(Tender, { id: (await tender(2)).id }, manual)
    expect(await importReleases(release(1), release(2))).toMatchObject({ read: 2, matched: 0, updated: 0 })
    expect(await tender(1)).toMatchObject({ awardWinner: 'Bouwbedrijf De Dijk', awardSource: AwardSource.MANUAL })
    expect(await tender(2)).toMatchObject({ awardWinner: null, awardSource: AwardSource.MANUAL })
  })

  test('a winner named by a notice', async () => {
    const awards = [{ lot: null, winner: 'Zuidkaap B.V.', date: null, value: null, currency: null }]
    await store([notice(1), notice(51, { procedureKey: 'kenmerk:700001', kind: 'award', awards })])
    expect(await importReleases(release(1))).toMatchObject({ matched: 0, updated: 0 })
    expect(await tender()).toMatchObject({ awardWinner: 'Zuidkaap B.V.', awardSource: AwardSource.SCRAPED })
  })

  test('title, description, buyer and address of the tender, even with an award notice only', async () => {
    const award = notice(50_001, { procedureKey: 'kenmerk:700001', kind: 'award', sourceUrl: 'https://bron.test/1' })
    await store([award])
    const before = await whole()
    await importReleases(
      release(1, { id: award.publicationId, date: '2026-01-10', tender: { title: 'Een andere titel' } }),
    )
    const { title, description, organization, publication_id, source_url, publication_date, new_on } = before
    expect(await whole()).toMatchObject({
      title,
      description,
      organization,
      publication_id,
      source_url,
      publication_date,
      new_on,
      award_winner: 'Noordkaap B.V.',
      status: 'Gegund',
    })
  })

  test('samples, other sources and unknown publications unchanged', async () => {
    await store([notice(1)], true)
    expect(await importReleases(release(1), release(2))).toMatchObject({ read: 2, matched: 0, updated: 0 })
    expect(await whole()).toMatchObject({ award_winner: null, is_sample: true })
  })
})

describe('a release of the data set', () => {
  test('gives a stored tender its winner and the source of the award', async () => {
    await store([notice(1)])
    expect(await importReleases(release(1))).toEqual({ read: 1, skipped: 0, matched: 1, updated: 1, failure: null })
    expect(await tender()).toMatchObject({ ...won, status: 'Gegund', title: 'Schoonmaak gemeentehuis' })
    expect(await db().findOneByOrFail(Notice, { publicationId: 'ocds-950001' })).toMatchObject({
      source: 'tenderned',
      procedureKey: 'kenmerk:700001',
      content: { kind: 'award', awardSource: 'dataset' },
    })
  })

  test('is also matched by publication when the procedure has another key', async () => {
    await store([notice(1, { procedureKey: '900001' })])
    await importReleases(release(7, { id: '900001-3fa9c2' }))
    expect(await db().findOneByOrFail(Tender, { procedureKey: '900001' })).toMatchObject(won)
  })

  test('changes nothing when it is imported twice', async () => {
    await store([notice(1), notice(2)])
    const ended = release(2, { tender: { status: 'unsuccessful' }, awards: [] })
    expect(await importReleases(release(1), ended)).toMatchObject({ matched: 2, updated: 2 })
    expect(await tender(2)).toMatchObject({
      ...unknown,
      status: 'Niet gegund',
      notAwardedReason: expect.stringMatching(/geen inschrijvingen/),
      awardSource: AwardSource.DATASET,
    })
    const rows = await db().find(Tender)
    expect(await importReleases(release(1), ended)).toMatchObject({ read: 2, updated: 0 })
    expect(await db().find(Tender)).toEqual(rows)
    expect(await db().count(Notice)).toBe(4)
  })

  test('that is invalid or has no outcome is skipped', async () => {
    await store([notice(1)])
    const silent = release(1, { awards: [{ status: 'pending', suppliers: [{ name: 'Zuidkaap B.V.' }] }] })
    expect(await importReleases(7, null, { id: 'x' }, silent)).toEqual({
      read: 4,
      skipped: 3,
      matched: 0,
      updated: 0,
      failure: null,
    })
    expect(await tender()).toMatchObject(unknown)
  })

  test('is replaced by the award notice once that is read', async () => {
    await store([notice(1)])
    await importReleases(release(1))
    const awards = [{ lot: 'LOT-0001', winner: 'Zuidkaap B.V.', date: null, value: 5000, currency: 'EUR' }]
    await store([
      notice(50_001, { procedureKey: 'kenmerk:700001', kind: 'award', publishedAt: new Date('2026-03-10'), awards }),
    ])
    expect(await tender()).toMatchObject({ awardWinner: 'Zuidkaap B.V.', awardValue: 5000, awardSource: 'scraped' })
  })
})

test('is stored in batches with many others', async () => {
  const ids = Array.from({ length: 510 }, (_, index) => index)
  // In the first batch of five hundred, and in the second.
  await store([notice(1), notice(505)])
  expect(await importReleases(...ids.map(id => release(id)))).toMatchObject({ read: 510, matched: 2, updated: 2 })
  expect(await db().countBy(Tender, { awardWinner: 'Noordkaap B.V.' })).toBe(2)
})
