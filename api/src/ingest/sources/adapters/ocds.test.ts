import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { NoticeDraft } from '../../notices/draft.js'
import { foldNotices } from '../../notices/fold.js'
import { TenderType } from '../../../reference/tender-values.js'
import { RefusedItem } from '../connector.js'
import { readerOf } from './adapters.js'

const { EU_PROCUREMENT: tenderType } = TenderType
const reader = readerOf({ key: 'eigen-proef', name: 'Open data', adapter: 'ocds', tenderType })
const ADDRESS = 'https://data.test/ocds.json'

/** Serves pages by address; other addresses fail. */
async function listed(pages: unknown, baseUrl = ADDRESS) {
  const answers = new Map(Object.entries(pages as Record<string, unknown>))
  const text = async (url: string) => {
    if (!answers.has(url)) throw new SourceError('refused', url)
    return JSON.stringify(answers.get(url))
  }
  const items = []
  const shortfalls: string[] = []
  const connection = { fetcher: fakeFetcher({ text }), baseUrl, days: 1, now: new Date() }
  for await (const page of reader.discover(connection, null)) {
    items.push(...page.items)
    if (page.shortfall) shortfalls.push(page.shortfall)
  }
  return { items, shortfalls, ids: items.map(({ publicationId }) => publicationId) }
}

const listOf = (answer: unknown) => listed({ [ADDRESS]: answer })
const aRelease = (given: object = {}) => ({
  ocid: 'ocds-a1b2c3-700',
  id: 'ocds-a1b2c3-700-tender',
  date: '2026-03-02T09:00:00Z',
  tag: ['tender'],
  buyer: { name: 'Gemeente Westerveen' },
  tender: aTender(),
  ...given,
})
const aTender = (given: object = {}) => ({
  title: 'Onderhoud van bruggen',
  status: 'active',
  tenderPeriod: { startDate: '2026-03-01T09:00:00Z', endDate: '2026-04-01T10:00:00Z' },
  ...given,
})
async function drafted(given: object = {}) {
  const { items } = await listOf({ version: '1.1', releases: [aRelease(given)] })
  return reader.normalise(items[0]!.listing)
}
const compiled = async (given: object = {}) => {
  const { items } = await listOf({ records: [{ ocid: 'ocds-a1b2c3-700', compiledRelease: aRelease(given) }] })
  return reader.normalise(items[0]!.listing)
}

describe('an answer that is not an OCDS package', () => {
  test.each([
    ['null', null],
    ['a number', 7],
    ['an empty list', []],
    ['a list of something else', [aRelease(), { error: 'not found' }]],
    ['releases that are no list', { releases: { 0: aRelease() } }],
    ['an error', { error: 'not found' }],
  ])('%s is refused', async (_what, answer) => {
    await expect(listOf(answer)).rejects.toThrow(/gaf geen OCDS-pakket/)
  })

  test.each([
    ['a release by itself', aRelease()],
    ['a list of releases', [aRelease()]],
    ['a list of packages', [{ releases: [aRelease()] }, { records: [] }]],
  ])('may still be %s', async (_what, answer) => {
    expect((await listOf(answer)).ids).toEqual(['ocds-a1b2c3-700-tender'])
  })

  test('may be JSON lines', async () => {
    const lines = [aRelease(), aRelease({ ocid: 'ocds-a1b2c3-701', id: 'a' })]
      .map(one => JSON.stringify(one))
      .join('\r\n')
    const connection = {
      fetcher: fakeFetcher({ text: async () => `${lines}\n` }),
      baseUrl: ADDRESS,
      days: 1,
      now: new Date(),
    }
    const ids = []
    for await (const { items } of reader.discover(connection, null)) ids.push(...items.map(item => item.publicationId))
    expect(ids).toEqual(['ocds-a1b2c3-700-tender', 'ocds-a1b2c3-701-a'])
  })

  test('without any known content is refused', async () => {
    await expect(listOf({ releases: [7, null, {}, 'x', []] })).rejects.toThrow(/onbekende vorm/)
  })

  test('that is empty counts as an empty list', async () => {
    expect(await listOf({ releases: [] })).toEqual({ items: [], shortfalls: [], ids: [] })
  })
})

describe('hostile releases', () => {
  test('do not affect the other releases', async () => {
    const releases = [7, null, [], { id: ['x'] }, { ocid: 'a' }, aRelease()]
    expect((await listOf({ releases })).ids).toEqual(['ocds-a1b2c3-700-tender'])
  })

  test.each([
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['a turned direction', 'a\u202eb'],
    ['two lines', 'a\nb'],
    ['no end', 'a'.repeat(6000)],
  ])('with %s in their ids get ids that can be stored and indexed', async (_what, ocid) => {
    const draft = await drafted({ ocid, id: '1' })
    expect(draft.procedureKey).toMatch(/^[0-9a-f]{32}$/)
    expect(draft.publicationId).toMatch(/^[0-9a-f]{32}$/)
    expect(await compiled({ ocid })).toMatchObject({
      publicationId: draft.procedureKey,
      procedureKey: draft.procedureKey,
    })
    expect((await drafted({ ocid: `${ocid}2`, id: '1' })).procedureKey).not.toBe(draft.procedureKey)
  })

  const many = Array.from({ length: 2001 }, (_, at) => aRelease({ id: `1-${at}`, ocid: `ocds-${at}` }))
  test.each([
    ['releases', { releases: many }],
    ['releases of one record', { records: [{ releases: many }] }],
    ['compiled releases', { records: many.map(compiledRelease => ({ compiledRelease })) }],
  ])('beyond the first 2,000 %s are not read, and that is reported', async (_what, answer) => {
    const { ids, shortfalls } = await listOf(answer)
    expect(ids).toHaveLength(2000)
    expect(shortfalls).toEqual(['data.test gaf meer dan 2000 publicaties op één pagina; de rest is niet gelezen.'])
    expect((await listOf({ releases: many.slice(1) })).shortfalls).toEqual([])
  })

  test('cannot end the reading', async () => {
    const anything = fc.anything({ maxDepth: 3 })
    const given = fc.record(
      {
        ocid: anything,
        date: anything,
        tag: anything,
        buyer: anything,
        parties: fc.array(anything),
        awards: fc.array(anything),
        tender: fc.oneof(
          anything,
          fc.record({
            title: anything,
            status: anything,
            value: anything,
            tenderPeriod: anything,
            items: fc.array(anything),
            documents: fc.array(anything),
            lots: fc.array(
              fc.oneof(
                anything,
                fc.record({ id: fc.string(), value: anything, contractPeriod: anything, tenderPeriod: anything }),
              ),
            ),
          }),
        ),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(given, async one => {
        await drafted({ id: '1', ...one }).catch((error: unknown) => {
          if (!(error instanceof RefusedItem)) throw error
        })
      }),
    )
  })

  test('lose markup, contact details, and links outside the public internet', async () => {
    const draft = await drafted({
      parties: [
        { name: 'x', roles: ['buyer'], contactPoint: { name: 'Sietske Wolkenveld', telephone: '06-12345678' } },
      ],
      tender: aTender({
        title: '<b>Bruggen</b><script>alert(1)</script>',
        description: 'Vragen? Mail s.wolkenveld@westerveen.example of bel 06-12345678.',
        documents: [
          { url: 'javascript:alert(1)' },
          { url: 'http://127.0.0.1/x' },
          { url: 'https://westerveen.example/1' },
        ],
      }),
    })
    expect(draft).toMatchObject({ title: 'Bruggen', sourceUrl: 'https://westerveen.example/1' })
    expect(JSON.stringify(draft)).not.toMatch(/wolkenveld|12345678|alert/i)
  })

  test.each([
    ['no title', { tender: aTender({ title: null }) }],
    ['no tender', { tender: undefined }],
    ['an overlong title', { tender: aTender({ title: 'x'.repeat(1001) }) }],
  ])('with %s are refused', async (_what, given) => {
    await expect(drafted(given)).rejects.toThrow(RefusedItem)
  })
})

describe('a release that omits fields', () => {
  const partial = (given: object) => ({ id: 'later', date: '2026-03-20T09:00:00Z', tag: ['tenderUpdate'], ...given })
  const foldOf = async (...releases: readonly object[]) => {
    const { items } = await listOf({ releases })
    return foldNotices(items.map(({ listing }) => reader.normalise(listing) as NoticeDraft))
  }

  test('changes only the fields that it names, in whatever order the releases come', async () => {
    const update = {
      ocid: 'ocds-a1b2c3-700',
      ...partial({ tender: { tenderPeriod: { endDate: '2026-05-01T10:00:00Z' } } }),
    }
    const changed = {
      title: 'Onderhoud van bruggen',
      organization: 'Gemeente Westerveen',
      closingDate: new Date('2026-05-01T10:00:00Z'),
      publicationDate: new Date('2026-03-02T09:00:00Z'),
    }
    expect(await foldOf(aRelease(), update)).toMatchObject(changed)
    expect(await foldOf(update, aRelease())).toMatchObject(changed)
  })

  test('changes only the lots that it names, and of these only what it names', async () => {
    const lots = [
      { id: '1', title: 'Noord', tenderPeriod: { endDate: '2026-04-01T10:00:00Z' } },
      { id: '2', title: 'Zuid' },
    ]
    const update = {
      ocid: 'ocds-a1b2c3-700',
      ...partial({ tender: { lots: [{ id: 1, tenderPeriod: { endDate: '2026-05-01T10:00:00Z' } }] } }),
    }
    const { items } = await listOf({ releases: [aRelease({ tender: aTender({ lots }) }), update] })
    expect(reader.normalise(items[1]!.listing).lots).toEqual([
      { id: '1', title: 'Noord', closingDate: '2026-05-01T10:00:00.000Z' },
      { id: '2', title: 'Zuid' },
    ])
  })

  test('may change the amount of a value alone', async () => {
    const first = aRelease({ tender: aTender({ value: { amount: '1000.50', currency: 'EUR' } }) })
    const { items } = await listOf({
      releases: [first, { ...first, ...partial({ tender: { value: { amount: 2000 } } }) }],
    })
    const drafts = items.map(({ listing }) => reader.normalise(listing))
    expect(drafts).toMatchObject([
      { estimatedValue: 1000.5, currency: 'EUR' },
      { estimatedValue: 2000, currency: 'EUR' },
    ])
  })

  describe('about an award', () => {
    const award = {
      id: 'A1',
      status: 'active',
      date: '2026-03-10',
      value: { amount: 900, currency: 'EUR' },
      suppliers: [{ id: 'S1' }],
    }
    const awarded = aRelease({ parties: [{ id: 'S1', name: 'Brugbouw B.V.', roles: ['supplier'] }], awards: [award] })
    const foldedAfter = async (given: object) => {
      const { items } = await listOf({ releases: [awarded, { ocid: awarded.ocid, ...partial(given) }] })
      return foldNotices(items.map(({ listing }) => reader.normalise(listing) as NoticeDraft))
    }

    test('changes only what it names of it', async () => {
      const change = { tag: ['awardUpdate'], awards: [{ id: 'A1', value: { amount: 950 } }] }
      expect(await foldedAfter(change)).toMatchObject({
        status: 'Gegund',
        awardWinner: 'Brugbouw B.V.',
        awardDate: '2026-03-10',
        awardValue: 950,
      })
    })

    test.each([
      { tag: ['awardUpdate'], awards: [{ id: 'A1', status: 'cancelled' }] },
      { tag: ['awardCancellation'], awards: [{ id: 'A1' }] },
    ])('leaves no winner when it cancels the award: %j', async change => {
      expect(await foldedAfter(change)).toMatchObject({ awardWinner: null, awardValue: null })
    })

    test.each(['contract', 'contractTermination', 'implementation'])(
      'is followed by a %s, which reopens nothing',
      async tag => {
        expect(await foldedAfter({ tag: [tag] })).toMatchObject({ status: 'Gegund', awardWinner: 'Brugbouw B.V.' })
      },
    )
  })

  test.each([
    [
      'a changed deadline',
      { tender: { tenderPeriod: { endDate: '2026-05-01T10:00:00Z' } } },
      { closingDate: new Date('2026-05-01T10:00:00Z') },
    ],
    ['a cancellation', { tag: ['tenderCancellation'], tender: { status: 'cancelled' } }, { status: 'Ingetrokken' }],
    ['a withdrawal', { tender: { status: 'withdrawn' } }, { status: 'Ingetrokken' }],
    [
      'an award',
      { tag: ['award'], awards: [{ status: 'active', suppliers: [{ name: 'Brugbouw B.V.' }] }] },
      { status: 'Gegund', awardWinner: 'Brugbouw B.V.' },
    ],
    [
      'a cancelled award without its status',
      { tag: ['awardCancellation'], awards: [{ id: 'A1' }] },
      { status: 'Niet gegund', awardWinner: null },
    ],
    ['a changed award without its status', { tag: ['awardUpdate'], awards: [{ id: 'A1' }] }, { status: 'Open' }],
    [
      'a withdrawn lot',
      { tender: { lots: [{ id: '2', status: 'cancelled' }] } },
      { status: 'Open', lots: [{ decision: null }, { title: 'Zuid', decision: 'withdrawn' }] },
    ],
  ])('changes a tender that an earlier list described: %s', async (_, given, changed) => {
    const first = aRelease({
      tender: aTender({
        lots: [
          { id: '1', title: 'Noord' },
          { id: '2', title: 'Zuid' },
        ],
      }),
    })
    const lists = [
      await listOf({ releases: [first] }),
      await listOf({ releases: [{ ocid: first.ocid, ...partial(given) }] }),
    ]
    const drafts = lists.flatMap(({ items }) => items.map(({ listing }) => reader.normalise(listing) as NoticeDraft))
    expect(foldNotices(drafts)).toMatchObject({
      title: 'Onderhoud van bruggen',
      organization: 'Gemeente Westerveen',
      publicationDate: new Date('2026-03-02T09:00:00Z'),
      ...changed,
    })
  })

  test.each([
    ['a new tender', { tag: ['tender'] }],
    ['a plan', { tag: ['planning'], tender: { status: 'planned' } }],
  ])('and is %s is refused without a title', async (_, given) => {
    const { items } = await listOf({ releases: [{ ocid: 'ocds-other', ...partial({ tender: {}, ...given }) }] })
    expect(() => reader.normalise(items[0]!.listing)).toThrow(RefusedItem)
  })

  test('inherits nothing from another procedure, and no awards', async () => {
    const { items } = await listOf({
      releases: [
        aRelease({ awards: [{ status: 'active', suppliers: [{ name: 'Noordkaap B.V.' }] }] }),
        { ocid: 'ocds-a1b2c3-700', ...partial({ tender: null }) },
      ],
    })
    expect(reader.normalise(items[1]!.listing)).toMatchObject({ kind: 'correction', title: 'Onderhoud van bruggen' })
  })
})

describe('the pages of a list', () => {
  const page = (id: string, next?: unknown) => ({ releases: [aRelease({ id })], links: { next } })

  test('are followed, each once', async () => {
    const second = 'https://data.test/ocds.json?page=2'
    const pages = { [ADDRESS]: page('1', '?page=2'), [second]: page('2', ADDRESS) }
    expect((await listed(pages)).ids).toEqual(['ocds-a1b2c3-700-1', 'ocds-a1b2c3-700-2'])
  })

  test('without an end are read up to a limit, and that is reported', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `https://data.test/${at}`,
        page(String(at), `https://data.test/${at + 1}`),
      ]),
    )
    const { ids, shortfalls } = await listed(pages, 'https://data.test/0')
    expect(ids).toHaveLength(20)
    expect(shortfalls).toEqual([expect.stringMatching(/meer dan 20 pagina’s/)])
  })

  test.each([7, {}, 'https://['])('end at the invalid next page %j', async next => {
    expect((await listOf(page('1', next))).ids).toHaveLength(1)
  })
})

test('the fields of a release', async () => {
  const draft = await drafted({
    parties: [
      { name: 'Gemeente Westerveen', roles: ['buyer'], address: { locality: 'Westerveen', region: 'Drenthe' } },
    ],
    tender: aTender({
      description: 'Vier bruggen.',
      value: { amount: 250_000, currency: 'EUR' },
      procurementMethod: 'open',
      mainProcurementCategory: 'works',
      items: [
        {
          classification: { scheme: 'CPV', id: '45221111' },
          additionalClassifications: [{ scheme: 'CPV', id: '45221119-9' }],
        },
        { classification: { scheme: 'UNSPSC', id: '72141120' } },
      ],
      documents: [
        {
          id: 7,
          title: '<i>Programma</i> van eisen',
          url: 'https://westerveen.example/bijlage',
          documentType: 'technicalSpecifications',
          format: 'application/pdf',
          datePublished: '2026-03-02T09:00:00Z',
        },
        { id: 8, title: 'Nota van inlichtingen', url: 'javascript:alert(1)' },
        { url: 'https://westerveen.example/1', documentType: 'tenderNotice' },
      ],
    }),
  })
  expect(draft).toMatchObject({
    publicationId: 'ocds-a1b2c3-700-tender',
    procedureKey: 'ocds-a1b2c3-700',
    kind: 'competition',
    publishedAt: new Date('2026-03-02T09:00:00Z'),
    documents: [
      {
        id: '7',
        name: 'Programma van eisen',
        kind: 'attachment',
        format: 'pdf',
        size: null,
        publishedAt: '2026-03-02T09:00:00.000Z',
        url: 'https://westerveen.example/bijlage',
      },
      { id: '8', kind: 'clarification', url: null },
    ],
    title: 'Onderhoud van bruggen',
    organization: 'Gemeente Westerveen',
    description: 'Vier bruggen.',
    closingDate: new Date('2026-04-01T10:00:00Z'),
    place: 'Westerveen',
    estimatedValue: 250_000,
    currency: 'EUR',
    cpv: ['45221111', '45221119'],
    contractNature: 'works',
    procedureType: 'open',
    sourceUrl: 'https://westerveen.example/1',
    tenderType: 'eu_procurement',
  })
})

describe('the lots of a release', () => {
  const euros = (value: number) => ({ amount: value, currency: 'EUR' })
  const lotsIn = async (lots: unknown, more: object = {}) =>
    (await drafted({ tender: aTender({ lots, ...more }) })).lots

  test.each([
    ['no list', 'Noord'],
    ['no lots', [7, null, {}, { id: ['x'] }]],
    ['an unusable identifier', [{ id: 'x'.repeat(21) }, { id: 'a b' }]],
  ])('are none when they are %s', async (_what, lots) => {
    expect(await lotsIn(lots)).toEqual([])
  })

  test('have no field for an unusable value', async () => {
    const lot = {
      id: '1',
      title: '<b></b>',
      value: euros(1),
      contractPeriod: { startDate: 'morgen', durationInDays: 1.5 },
      options: 'ja',
    }
    expect(await lotsIn([lot])).toEqual([{ id: '1' }])
  })

  test('are at most a thousand', async () => {
    expect(await lotsIn(Array.from({ length: 1001 }, (_, index) => ({ id: String(index + 1) })))).toHaveLength(1000)
  })

  test('are read completely', async () => {
    const item = (id: string, given: object) => ({ classification: { scheme: 'CPV', id }, ...given })
    const lots = [
      {
        id: 1,
        title: 'Noord',
        description: 'Drie bruggen.',
        value: euros(250_000),
        tenderPeriod: { endDate: 'bij benadering' },
        contractPeriod: { startDate: '2026-05-31T22:00:00Z', endDate: '2028-05-31', durationInDays: 730 },
        options: { description: 'Ook de sluis.' },
        renewal: { description: 'Een jaar.' },
      },
      { id: 'LOT-0002', status: 'cancelled' },
    ]
    const items = [
      item('45221111', { relatedLot: '1' }),
      item('45221119-9', { relatedLots: [1, 'LOT-0002'] }),
      item('45000000', {}),
    ]
    expect(await lotsIn(lots, { items })).toEqual([
      {
        id: '1',
        title: 'Noord',
        description: 'Drie bruggen.',
        cpv: ['45221111', '45221119'],
        closingNote: 'Sluitingsdatum niet leesbaar: ‘bij benadering’',
        estimatedValue: 250_000,
        currency: 'EUR',
        startDate: '2026-06-01',
        endDate: '2028-05-31',
        duration: 'P730D',
        options: 'Ook de sluis.\nEen jaar.',
      },
      { id: 'LOT-0002', cpv: ['45221119'], isWithdrawn: true },
    ])
  })

  test.each([
    [{ lots: [{ id: '1', value: euros(100) }, { id: '2' }] }, null, null],
    [
      {
        lots: [
          { id: '1', value: euros(100) },
          { id: '2', value: euros(200) },
        ],
      },
      300,
      'lot_estimate',
    ],
    [{ lots: [{ id: '1', value: euros(100) }], value: euros(900) }, 900, 'estimate'],
  ])('of %j are worth %j, of kind %j', async (tender, estimatedValue, valueKind) => {
    expect(await drafted({ tender: aTender(tender) })).toMatchObject({ estimatedValue, valueKind })
  })

  test('that ended without an award are not awarded in a release that awards others', async () => {
    const lots = [{ id: '1' }, { id: '2', status: 'unsuccessful' }, { id: '3', status: 'cancelled' }, { id: '4' }]
    const awards = [{ status: 'active', suppliers: [{ name: 'Noordkaap B.V.' }], relatedLots: ['1'] }]
    expect((await drafted({ tender: aTender({ lots }), awards })).awards).toMatchObject([
      { lot: '1', winner: 'Noordkaap B.V.' },
      { lot: '2', status: 'not_awarded', reason: expect.stringMatching(/geen/) },
      { lot: '3', status: 'not_awarded', reason: expect.stringMatching(/stopgezet/) },
    ])
  })
})

describe('the buyer of a release', () => {
  const parties = [{ name: 'Waterschap Noord', roles: ['buyer'] }]
  test.each([
    ['is named by the release', { buyer: { name: 'Provincie' }, parties }, 'Provincie'],
    [
      'is who procures',
      { buyer: undefined, tender: aTender({ procuringEntity: { name: 'Inkoopbureau' } }) },
      'Inkoopbureau',
    ],
    ['is a party', { buyer: undefined, parties }, 'Waterschap Noord'],
    [
      'is a party that it refers to by id alone',
      { buyer: { id: 'NL-9' }, parties: [...parties, { id: 'NL-9', name: 'Waterschap Zuid', roles: [] }] },
      'Waterschap Zuid',
    ],
    ['is unknown: the source stands for it', { buyer: undefined }, 'Open data'],
  ])('%s', async (_what, given, organization) => {
    expect(await drafted(given)).toMatchObject({ organization })
  })
})

describe('a compiled release', () => {
  test('in a release package is known by its tag', async () => {
    const draft = await drafted({ tag: ['compiled'], id: 'ocds-a1b2c3-700-2026-03-20', date: '2026-03-20T09:00:00Z' })
    expect(draft).toMatchObject({ publicationId: 'ocds-a1b2c3-700', publishedAt: new Date('2026-03-01T09:00:00Z') })
  })

  test('is a single notice of its procedure, however often it changes', async () => {
    expect(await compiled({ id: 'ocds-a1b2c3-700-2026-05-01' })).toMatchObject({
      publicationId: 'ocds-a1b2c3-700',
      procedureKey: 'ocds-a1b2c3-700',
    })
  })

  test('has the publication date of its tender', async () => {
    const date = '2026-06-01T00:00:00Z'
    expect(await compiled({ date })).toMatchObject({ publishedAt: new Date('2026-03-01T09:00:00Z') })
    const tender = aTender({ datePublished: '2026-02-01T09:00:00Z' })
    expect(await compiled({ date, tender })).toMatchObject({ publishedAt: new Date('2026-02-01T09:00:00Z') })
    expect(await drafted({ date, tender })).toMatchObject({ publishedAt: new Date(date) })
  })

  test('is replaced by the separate releases of its record when it is missing', async () => {
    const records = [{ ocid: 'x', releases: [aRelease({ id: '1' }), { url: 'https://data.test/2' }] }, 7]
    expect((await listOf({ records })).ids).toEqual(['ocds-a1b2c3-700-1'])
  })
})

describe('the outcome in a release', () => {
  const award = (given: object = {}) => ({
    status: 'active',
    date: '2026-05-01T00:00:00Z',
    value: { amount: 240_000, currency: 'EUR' },
    suppliers: [{ name: 'Noordkaap B.V.' }],
    ...given,
  })

  test('is an award when that is active, or complete in the draft of 1.2', async () => {
    for (const given of [{}, { status: undefined, finalStatus: 'complete' }])
      expect(await drafted({ awards: [award(given)] })).toMatchObject({
        kind: 'award',
        awards: [{ winner: 'Noordkaap B.V.', value: 240_000 }],
      })
  })

  test.each([{ status: 'pending' }, { status: undefined }])(
    'is an intended award when that is pending: %j',
    async given => {
      const draft = await drafted({ tender: aTender({ status: 'complete' }), awards: [award(given)] })
      expect(draft.kind).toBe('intent')
      expect(draft.awards).toBeUndefined()
    },
  )

  test('no longer is an award when that is cancelled, which does not reopen the tender', async () => {
    const { items } = await listOf({
      releases: [
        aRelease({ tag: ['tender', 'award'], awards: [award({})] }),
        aRelease({
          id: 'later',
          date: '2026-04-20T09:00:00Z',
          tag: ['awardCancellation'],
          awards: [award({ status: 'cancelled' })],
        }),
      ],
    })
    const notices = items.map(({ listing }) => reader.normalise(listing) as NoticeDraft)
    expect(foldNotices(notices)).toMatchObject({
      publicationDate: new Date('2026-03-02T09:00:00Z'),
      status: 'Niet gegund',
      notAwardedReason: 'De gunning is ingetrokken.',
      awardWinner: null,
    })
  })

  test('is a withdrawal for a cancelled tender', async () => {
    expect(await drafted({ tag: ['tenderCancellation'] })).toMatchObject({ kind: 'withdrawal' })
    expect(await drafted({ tag: 'tenderCancellation', tender: aTender({ status: 'cancelled' }) })).toMatchObject({
      kind: 'withdrawal',
    })
  })

  test.each(['cancelled', 'unsuccessful'])('is absent for an award that is %s', async status => {
    expect(await drafted({ awards: [award({ status })] })).toMatchObject({ kind: 'competition' })
  })

  test.each([
    ['of a complete tender', { tender: aTender({ status: 'complete' }), awards: [award({ status: 'unsuccessful' })] }],
    ['in a later change', { tag: ['awardUpdate'], awards: [award({ status: 'unsuccessful' })] }],
    [
      'twice',
      {
        tender: aTender({ status: 'complete' }),
        awards: [award({ status: 'cancelled' }), award({ status: 'cancelled' })],
      },
    ],
  ])("is 'not awarded' when each award has failed: %s", async (_, given) => {
    const draft = (await drafted(given)) as NoticeDraft
    expect(draft.awards).toMatchObject([{ lot: null, winner: null, status: 'not_awarded' }])
    expect(foldNotices([draft])).toMatchObject({ status: 'Niet gegund', awardWinner: null })
  })

  test('is intended while one of its awards is pending, although another has failed', async () => {
    const awards = [
      award({ status: 'unsuccessful', relatedLots: ['1'] }),
      award({ status: 'pending', relatedLots: ['2'] }),
    ]
    expect(await drafted({ tender: aTender({ status: 'complete' }), awards })).toMatchObject({ kind: 'intent' })
  })

  test('of a lot whose award has failed is that, beside the awards of others', async () => {
    const awards = [award({ relatedLots: ['1'] }), award({ status: 'unsuccessful', relatedLots: ['2'], suppliers: [] })]
    expect(await drafted({ awards })).toMatchObject({
      awards: [
        { lot: '1', winner: 'Noordkaap B.V.' },
        { lot: '2', winner: null, status: 'not_awarded' },
      ],
    })
  })

  test.each([
    ['unsuccessful', /geen inschrijvingen/],
    ['cancelled', /stopgezet/],
  ])("is 'not awarded' for a tender that is %s", async (status, reason) => {
    for (const ending of [{ status }, { status: undefined, finalStatus: status }])
      expect(await drafted({ tender: aTender(ending) })).toMatchObject({
        kind: 'award',
        awards: [{ winner: null, status: 'not_awarded', reason: expect.stringMatching(reason) }],
      })
  })

  test.each([
    ['withdrawn', 'withdrawal'],
    ['planned', 'planning'],
    ['planning', 'planning'],
    ['active', 'competition'],
    ['something', 'competition'],
  ])('for a tender that is %s is a notice of kind %s', async (status, kind) => {
    expect(await drafted({ tender: aTender({ status }) })).toMatchObject({ kind })
  })

  test('for a changed tender is a correction', async () => {
    expect(await drafted({ tag: ['tenderAmendment'] })).toMatchObject({ kind: 'correction' })
  })

  test.each([
    ['without a deadline', {}],
    ['before its deadline', { tenderPeriod: { endDate: '2026-04-01T10:00:00Z' } }],
    ['with a capital', { status: 'Complete' }],
  ])('for a complete tender %s is that it and its lots have closed', async (_, given) => {
    const lots = [{ id: '1', tenderPeriod: { endDate: '2026-04-09T10:00:00Z' } }]
    const tender = aTender({ status: 'complete', tenderPeriod: undefined, lots, ...given })
    const { closingDate, lots: read } = await drafted({ tender })
    expect(closingDate).toEqual(new Date('2026-03-02T09:00:00Z'))
    expect(read).toMatchObject([{ closingDate: '2026-03-02T09:00:00.000Z' }])
  })

  test('for a complete tender after its deadline is that deadline', async () => {
    const tender = aTender({ status: 'complete', tenderPeriod: { endDate: '2026-02-01T10:00:00Z' } })
    expect(await drafted({ tender })).toMatchObject({ closingDate: new Date('2026-02-01T10:00:00Z') })
  })

  test('for a lot that has ended is that it has closed, while the others stay open', async () => {
    const lots = ['active', 'complete', 'unsuccessful'].map((status, index) => ({ id: `${index}`, status }))
    const { closingDate, lots: read } = foldNotices([(await drafted({ tender: aTender({ lots }) })) as NoticeDraft])
    expect(closingDate).toEqual(new Date('2026-04-01T10:00:00Z'))
    const closed = { closingDate: new Date('2026-03-02T09:00:00Z') }
    expect(read).toMatchObject([{ closingDate }, closed, closed])
  })
})
