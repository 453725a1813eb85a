import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask } from '../../../../test/ask.js'
import { testDatabase } from '../../../../test/database.js'
import { procedure, stored } from '../../../../test/copies.js'
import { recordStatements } from '../../../../test/statements.js'
import { aTender } from '../../../../test/factories.js'
import { loadCategoriser } from '../../../tenders/categorise/categorise.service.js'
import { fingerprint } from '../../../platform/text/fingerprint.js'
import { Tender } from '../../../tenders/tender/tender.entity.js'
import type { NoticeDraft, NoticeKind } from '../draft.js'
import { storeNotices } from '../store.service.js'
import { MAX_CHANGES } from '../../../tenders/changes/change.service.js'

const database = testDatabase()
const db = () => database.manager

const HISTORY = `fragment History on Tender { changes { kind noticeKind publishedAt publicationId oldDate newDate
  oldAmount newAmount oldCurrency newCurrency oldText newText } }`
const ONE = `query ($id: ID!) { tender(id: $id) { ...History } } ${HISTORY}`
const ALL = `{ tenders(first: 50) { nodes { changes { kind publicationId } } } }`

const notice = (id: number, kind: NoticeKind, publishedAt: string, given: Partial<NoticeDraft> = {}): NoticeDraft => ({
  publicationId: String(id),
  procedureKey: 'kenmerk:1',
  kind,
  publishedAt: new Date(publishedAt),
  title: 'Schoonmaak gemeentehuis',
  description: 'Dagelijkse schoonmaak.',
  organization: 'Gemeente Westerveen',
  closingDate: new Date('2026-07-01T10:00:00Z'),
  tenderType: 'eu_procurement',
  ...given,
})

const store = async (...drafts: readonly NoticeDraft[]) =>
  storeNotices(
    db(),
    drafts.map(draft => ({ draft, fingerprint: fingerprint(draft) })),
    {
      source: 'tenderned',
      categorise: await loadCategoriser(db()),
      isSample: false,
      isFirstImport: false,
      now: new Date(),
    },
  )

async function changes() {
  const { id } = await db().findOneByOrFail(Tender, { procedureKey: 'kenmerk:1' })
  const { data, errors } = await ask(db(), ONE, { id: toGlobalId('Tender', id) })
  expect(errors).toBeUndefined()
  return data.tender.changes as readonly object[]
}

const nothing = {
  oldDate: null,
  newDate: null,
  oldAmount: null,
  newAmount: null,
  oldCurrency: null,
  newCurrency: null,
  oldText: null,
  newText: null,
}

describe('the history of a tender', () => {
  const published = {
    ...nothing,
    kind: 'PUBLISHED',
    noticeKind: 'COMPETITION',
    publishedAt: '2026-05-01T10:00:00.000Z',
    publicationId: '1',
  }
  beforeEach(() => store(notice(1, 'competition', '2026-05-01T10:00:00Z')))

  test('is public, and of one notice contains only its publication', async () => {
    expect(await changes()).toEqual([published])
  })

  test('lists the changes of each later notice, with the old and the new value', async () => {
    await store(
      notice(2, 'correction', '2026-05-10', {
        closingDate: new Date('2026-07-08T10:00:00Z'),
        description: 'Ook de ramen.',
      }),
      notice(3, 'award', '2026-09-01', {
        awards: [{ lot: null, winner: 'Glansrijk B.V.', date: null, value: 90_000, currency: 'EUR' }],
      }),
    )
    const correction = {
      ...nothing,
      noticeKind: 'CORRECTION',
      publishedAt: '2026-05-10T00:00:00.000Z',
      publicationId: '2',
    }
    expect(await changes()).toEqual([
      {
        ...nothing,
        kind: 'AWARD',
        noticeKind: 'AWARD',
        publishedAt: '2026-09-01T00:00:00.000Z',
        publicationId: '3',
        newText: 'Glansrijk B.V.',
        newAmount: 90_000,
        newCurrency: 'EUR',
      },
      {
        ...correction,
        kind: 'CLOSING_DATE',
        oldDate: '2026-07-01T10:00:00.000Z',
        newDate: '2026-07-08T10:00:00.000Z',
      },
      { ...correction, kind: 'DESCRIPTION' },
      published,
    ])
  })

  test('is bounded: it shows the newest of many changes, and the first', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 5, 1 + index)).toISOString()
    const many = Array.from({ length: MAX_CHANGES + 20 }, (_, index) =>
      notice(100 + index, 'correction', day(index), { closingDate: new Date(day(index + 40)) }),
    )
    // A run stores new notices only, so that a long history grows in parts.
    for (let at = 0; at < many.length; at += 30) await store(...many.slice(at, at + 30))
    const shown = await changes()
    expect(shown).toHaveLength(MAX_CHANGES)
    expect(shown[0]).toMatchObject({ publicationId: many.at(-1)!.publicationId })
    expect(shown.at(-1)).toEqual(published)
  })
})

test('followers are told of what is new, not of what a newer connector reads differently', async () => {
  const untold = async () =>
    (await db().query<{ kind: string }[]>('SELECT kind FROM tender_changes WHERE is_untold ORDER BY kind')).map(
      ({ kind }) => kind,
    )
  const read = (readerVersion: number, id: number, kind: NoticeKind, given: Partial<NoticeDraft> = {}) =>
    notice(id, kind, `2026-05-0${id}T10:00:00Z`, { readerVersion, ...given })
  const corrected = { estimatedValue: 100_000, currency: 'EUR' }
  await store(read(1, 1, 'competition'), read(1, 2, 'correction'))
  await db().query('UPDATE tender_changes SET is_untold = false')
  await store(read(2, 2, 'correction', corrected))
  expect(await untold()).toEqual([])
  await store(read(2, 1, 'competition'), read(2, 3, 'correction', { closingDate: new Date('2026-06-20T10:00:00Z') }))
  expect(await untold()).toEqual(['closing_date'])
})

test('the history of a tender has what only a copy had, and what both had once', async () => {
  const one = procedure('1', { kind: 'competition' })
  await stored(db(), 'ted', [one])
  await stored(db(), 'tenderned', [{ ...one, publicationId: '9' }])
  const later = { kind: 'correction', closingDate: new Date('2026-12-10T10:00:00Z') } as const
  await stored(db(), 'ted', [{ ...one, ...later, publicationId: '2', publishedAt: new Date('2026-05-20') }])
  const moved = { ...one, ...later, publicationId: '10', publishedAt: new Date('2026-05-21') }
  await stored(db(), 'tenderned', [moved])
  const valued = {
    ...moved,
    publicationId: '11',
    publishedAt: new Date('2026-05-22'),
    estimatedValue: 100_000,
    currency: 'EUR',
  }
  await stored(db(), 'tenderned', [valued])
  const [shown, copy] = await db().find(Tender, { order: { copyOf: { direction: 'ASC', nulls: 'FIRST' } } })
  expect(copy!.copyOf).toBe(shown!.id)
  const document = 'query ($id: ID!) { tender(id: $id) { source { key } changes { kind source { key } } } }'
  const historyOf = async ({ id }: Tender) => (await ask(db(), document, { id: toGlobalId('Tender', id) })).data.tender
  for (const tender of [shown!, copy!]) {
    const { source, changes: found } = await historyOf(tender)
    expect(found).toEqual([
      { kind: 'ESTIMATED_VALUE', source: { key: 'tenderned' } },
      { kind: 'CLOSING_DATE', source },
      { kind: 'PUBLISHED', source },
    ])
  }
})

test('is empty for a tender without notices', async () => {
  await aTender(db())
  expect((await ask(db(), ALL)).data.tenders.nodes).toEqual([{ changes: [] }])
})

test('takes no statement of its own for a list of tenders', async () => {
  const statements = async () => (await recordStatements(database.source)(() => ask(db(), ALL))).length
  const one = notice(1, 'competition', '2026-05-01')
  await store(one)
  expect(await statements()).toBe(1)
  await store(
    ...[2, 3, 4].map(id => ({ ...one, publicationId: String(id), procedureKey: `kenmerk:${id}` })),
    ...[3, 4].map(id => notice(id + 10, 'withdrawal', '2026-06-01', { procedureKey: `kenmerk:${id}` })),
  )
  const { data } = await ask(db(), ALL)
  const shown = (data.tenders.nodes as { changes: { kind: string; publicationId: string }[] }[]).map(node =>
    node.changes.map(({ kind, publicationId }) => `${kind} ${publicationId}`).join(', '),
  )
  expect(shown.toSorted()).toEqual(['PUBLISHED 1', 'PUBLISHED 2', 'STATUS 13, PUBLISHED 3', 'STATUS 14, PUBLISHED 4'])
  expect(await statements()).toBe(1)
})
