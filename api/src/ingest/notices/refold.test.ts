import { expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { Lot } from '../../tenders/lots/lot.entity.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import type { NoticeDraft } from './draft.js'
import { Notice } from './notice.entity.js'
import { refoldTenders } from './refold.service.js'

const database = testDatabase()
const db = () => database.manager

const consultation: NoticeDraft = {
  publicationId: '1',
  procedureKey: 'kenmerk:1',
  kind: 'consultation',
  title: 'Verkenning archief',
  organization: 'Gemeente Westerveen',
  tenderType: 'eu_procurement',
  publishedAt: new Date('2026-05-01'),
  lots: [
    {
      id: 'LOT-0001',
      title: 'Archief',
      nuts: ['NL310'],
    },
  ],
}

async function storedBefore(given: Partial<Tender> = {}): Promise<Tender> {
  const tender = await aTender(db(), {
    title: consultation.title,
    procedureKey: 'kenmerk:1',
    newOn: '2026-05-01',
    status: 'Open',
    foldVersion: 0,
    ...given,
  })
  await db().insert(Notice, {
    source: 'tenderned',
    publicationId: '1',
    tenderId: tender.id,
    procedureKey: 'kenmerk:1',
    fingerprint: Buffer.from('1'),
    content: JSON.parse(JSON.stringify(consultation)),
    publishedAt: consultation.publishedAt,
  })
  return tender
}

test('a tender that an older version computed is computed again from its notices, once', async () => {
  const { id } = await storedBefore()
  expect(await refoldTenders(db())).toBe(1)
  expect(await db().findOneByOrFail(Tender, { id })).toMatchObject({
    status: 'Marktconsultatie',
    stage: 'consultation',
    newOn: '2026-05-01',
  })
  expect(await db().find(Lot)).toMatchObject([
    { tenderId: id, identifier: 'LOT-0001', title: 'Archief', province: 'Utrecht' },
  ])
  expect(await refoldTenders(db())).toBe(0)
})

test('a tender that its source no longer lists stays closed, and one without notices stays as it is', async () => {
  const gone = { status: 'Gesloten', absences: [{ goneAt: '2026-06-01T00:00:00Z' }] }
  const { id } = await storedBefore(gone)
  const handMade = await aTender(db(), { foldVersion: 0 })
  expect(await refoldTenders(db())).toBe(2)
  expect(await db().findOneByOrFail(Tender, { id })).toMatchObject(gone)
  expect(await db().findOneByOrFail(Tender, { id: handMade.id })).toMatchObject({ status: 'Open' })
})

test('a tender has the codes and places of its lots, next to its own', async () => {
  await storedBefore()
  const content = JSON.stringify({
    ...consultation,
    cpv: ['79995100'],
    place: 'Utrecht',
    lots: [
      { id: '1', cpv: ['79995100'], place: 'Utrecht' },
      { id: '2', cpv: ['72000000'], nuts: ['NL226'], place: 'Arnhem' },
      { id: '3' },
    ],
  })
  await db().query('UPDATE notices SET content = $1', [content])
  await refoldTenders(db())
  const tender = await db().findOneOrFail(Tender, { where: {}, select: { cpv: true, lotPlaces: true } })
  expect(tender).toMatchObject({ cpv: ['79995100', '72000000'], lotPlaces: ['Gelderland', 'arnhem'] })
  const regions = await db().find(Lot, { order: { position: 'ASC' }, select: { number: true, region: true } })
  expect(regions.map(({ region }) => region)).toEqual(['Utrecht', 'Arnhem', null])
})
