import { describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'

const database = testDatabase()
const db = () => database.manager
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('the lots of a tender', () => {
  const statusOf = async (tender: Parameters<typeof aTender>[1], lot: object): Promise<string> => {
    await db().query('DELETE FROM tenders')
    await aTender(db(), { ...tender, lots: [lot] })
    const { data } = await ask(db(), '{ tenders { nodes { lots { status } } } }')
    return data.tenders.nodes[0].lots[0].status
  }

  test.each([
    ['an open tender, before its own closing date', {}, { closingDate: inDays(3) }, 'OPEN'],
    ['an open tender, after its own closing date', { closingDate: inDays(9) }, { closingDate: inDays(-1) }, 'CLOSED'],
    ['an open tender, without a closing date of its own', { closingDate: inDays(1) }, {}, 'OPEN'],
    ['an open tender without any closing date', { closingDate: null }, {}, 'OPEN'],
    ['a closed tender', { closingDate: inDays(-1) }, {}, 'CLOSED'],
    ['a prior announcement', { status: 'Verwacht', closingDate: null }, {}, 'ANNOUNCED'],
    ['a market consultation', { status: 'Marktconsultatie' }, { closingDate: inDays(3) }, 'ANNOUNCED'],
    ['a partly awarded tender', { status: 'Deels gegund' }, { closingDate: inDays(3) }, 'OPEN'],
    ['a partly awarded tender, itself awarded', { status: 'Deels gegund' }, { decision: 'awarded' }, 'AWARDED'],
    ['an open tender, itself withdrawn', {}, { closingDate: inDays(3), decision: 'withdrawn' }, 'WITHDRAWN'],
  ] as const)('of %s have their own status', async (_what, tender, lot, status) => {
    expect(await statusOf(tender, lot)).toBe(status)
  })

  test('are in the order of the notice, with the fields of each', async () => {
    await aTender(db(), {
      lots: [
        { title: 'Noord', cpv: ['77310000'], closingDate: inDays(2), estimatedValue: 50_000, valueCurrency: 'EUR' },
        { title: null, maximumValue: 90_000, duration: 'P24M', options: 'Twee keer een jaar.' },
      ],
    })
    const { data } = await ask(
      db(),
      '{ tenders { nodes { lots { identifier number title cpv estimatedValue maximumValue valueCurrency duration options } } } }',
    )
    expect(data.tenders.nodes[0].lots).toEqual([
      {
        identifier: 'LOT-0001',
        number: '1',
        title: 'Noord',
        cpv: ['77310000'],
        duration: null,
        options: null,
        estimatedValue: 50_000,
        maximumValue: null,
        valueCurrency: 'EUR',
      },
      {
        identifier: 'LOT-0002',
        number: '2',
        title: null,
        cpv: [],
        duration: 'P24M',
        estimatedValue: null,
        maximumValue: 90_000,
        valueCurrency: null,
        options: 'Twee keer een jaar.',
      },
    ])
  })
})

describe('a filter that only some lots match', () => {
  const MATCHES = `query ($filter: TenderFilter) { tenders(filter: $filter) { nodes { id title } lotMatches { tenderId number title count } } }`
  const matches = async (filter: object) => {
    const { data, errors } = await ask(db(), MATCHES, { filter })
    expect(errors).toBeUndefined()
    return data.tenders as { nodes: { id: string; title: string }[]; lotMatches: object[] }
  }
  const tender = () =>
    aTender(db(), {
      title: 'Groenonderhoud',
      region: 'Utrecht',
      province: 'Utrecht',
      cpv: ['77310000', '45233141'],
      closingDate: inDays(30),
      lotClosingDates: [inDays(3), inDays(30)],
      lotPlaces: ['Gelderland', 'arnhem'],
      estimatedValue: 400_000,
      lots: [
        {
          title: 'Noord',
          cpv: ['77310000'],
          closingDate: inDays(3),
          estimatedValue: 50_000,
          region: 'Utrecht',
          province: 'Utrecht',
        },
        {
          title: 'Zuid',
          cpv: ['45233141'],
          closingDate: inDays(30),
          maximumValue: 350_000,
          region: 'Arnhem',
          province: 'Gelderland',
        },
        { title: 'Oost', cpv: ['45233141'], closingDate: inDays(3), estimatedValue: 50_000, decision: 'withdrawn' },
      ],
    })

  test.each([
    ['closing date', { maxDaysLeft: 7 }, { number: '1', title: 'Noord', count: 1 }],
    ['value', { maxValue: 100_000 }, { number: '1', title: 'Noord', count: 1 }],
    ['maximum of a framework', { minValue: 300_000, maxValue: 360_000 }, { number: '2', title: 'Zuid', count: 1 }],
    ['region', { region: 'Gelderland' }, { number: '2', title: 'Zuid', count: 1 }],
    ['town', { region: 'Arnhem' }, { number: '2', title: 'Zuid', count: 1 }],
    ['CPV code', { cpv: ['45'] }, { number: '2', title: 'Zuid', count: 2 }],
    ['CPV code and closing date', { cpv: ['45'], maxDaysLeft: 40 }, { number: '2', title: 'Zuid', count: 1 }],
    ['nothing about lots', { openClosed: 'OPEN' }, null],
  ] as const)('on %s names the first that does', async (_what, filter, match) => {
    await tender()
    await aTender(db(), {
      title: 'Zonder percelen',
      cpv: ['45000000'],
      region: 'Arnhem',
      province: 'Gelderland',
      closingDate: inDays(3),
      estimatedValue: 90_000,
    })
    const { nodes, lotMatches } = await matches(filter)
    const { id: tenderId } = nodes.find(({ title }) => title === 'Groenonderhoud')!
    expect(lotMatches).toEqual(match ? [{ tenderId, ...match }] : [])
  })

  test('that no lot or tender matches finds nothing', async () => {
    await tender()
    for (const filter of [{ region: 'Zeeland' }, { maxValue: 10_000 }, { minDaysLeft: 10, maxDaysLeft: 20 }])
      expect((await matches(filter)).nodes).toEqual([])
  })
})
