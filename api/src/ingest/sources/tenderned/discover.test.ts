import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Discovery } from '../connector.js'
import { type Checkpoint, discover } from './discover.js'
import type { Listing } from './shapes.js'

/** Just past midnight in Amsterdam on the tenth, when it is still the ninth in UTC. */
const NOW = new Date('2026-07-09T22:30:00Z')
const TODAY = '2026-07-10'

interface Asked {
  readonly day: string
  readonly page: number
}

const envelope = (content: readonly unknown[], given: object = {}) => ({
  content,
  first: true,
  last: true,
  totalElements: content.length,
  totalPages: 1,
  size: 100,
  numberOfElements: content.length,
  number: 0,
  ...given,
})

const record = (id: number | string, given: object = {}) => ({
  publicatieId: String(id),
  publicatieDatum: TODAY,
  aanbestedingNaam: `Onderhoud gemaal ${id}`,
  opdrachtgeverNaam: 'Waterschap De Lage Landen',
  typePublicatie: { code: 'AAO', omschrijving: 'Aankondiging opdracht' },
  sluitingsDatum: '2026-08-20T12:00:00',
  ...given,
})

/** A fake TenderNed that gives these answers and records its requests. */
function tenderNedThat(answer: (request: Asked) => unknown) {
  const requests: Asked[] = []
  const fetcher = fakeFetcher({
    async json(url) {
      const { origin, pathname, searchParams } = new URL(url)
      expect([origin, pathname]).toEqual(['https://bron.test', '/v2/publicaties'])
      expect(searchParams.get('size')).toBe('100')
      expect(searchParams.get('publicatieDatumTot')).toBe(searchParams.get('publicatieDatumVanaf'))
      const question = { day: searchParams.get('publicatieDatumVanaf')!, page: Number(searchParams.get('page')) }
      requests.push(question)
      return answer(question)
    },
  })
  const read = async (days = 1, checkpoint: Checkpoint | null = null, version = 1) => {
    const connection = { fetcher, baseUrl: 'https://bron.test/v2', days, now: NOW }
    const discoveries: Discovery<Listing>[] = []
    for await (const discovery of discover(connection, checkpoint, version)) discoveries.push(discovery)
    return discoveries
  }
  return { requests, read, days: () => [...new Set(requests.map(({ day }) => day))] }
}

const idsOf = ({ items }: Pick<Discovery<Listing>, 'items'>) => items.map(({ publicationId }) => publicationId)

describe('an implausible answer ends the reading with a Dutch sentence', () => {
  test.each([
    ['null', null],
    ['a number', 7],
    ['a text', 'Onderhoud'],
    ['a bare list', [record(1)]],
    ['another envelope', { items: [record(1)], total: 1 }],
    ['an error in JSON', { message: 'size mag niet groter zijn dan 100' }],
    ['no content', envelope([], { content: undefined })],
    ['content that is no list', envelope([], { content: { 0: record(1) } })],
    ['no word about the last page', envelope([record(1)], { last: undefined })],
    ['a last that is a text', envelope([record(1)], { last: 'true' })],
    ['no total', envelope([record(1)], { totalElements: undefined })],
    ['a total below zero', envelope([record(1)], { totalElements: -1 })],
    ['a total that is no whole number', envelope([record(1)], { totalElements: 1.5 })],
    ['a total that is a text', envelope([record(1)], { totalElements: '1' })],
    ['no page number', envelope([record(1)], { number: undefined })],
  ])('%s', async (_what, answer) => {
    const failure = tenderNedThat(() => answer).read()
    await expect(failure).rejects.toThrow('TenderNed antwoordde met een lijst in een andere vorm dan verwacht.')
    await expect(failure).rejects.toBeInstanceOf(SourceError)
    await expect(failure).rejects.toMatchObject({ kind: 'unexpected' })
  })

  test.each([
    ['records with other names', [{ id: 1, title: 'x' }]],
    ['records that are none', [null, 7, 'x', [], true]],
    ['an id that is no number', [record('abc')]],
    ['an id with a path in it', [record('../1')]],
    ['an id without end', [record('1'.repeat(13))]],
    ['an id below zero', [record(-1)]],
    ['an id with a fraction', [{ ...record(1), publicatieId: 1.5 }]],
    ['a title that is a list', [record(1, { aanbestedingNaam: ['x'] })]],
    ['a yes or no that is a text', [record(1, { isGegund: 'nee' })]],
  ])('%s', async (_what, content) => {
    const failure = tenderNedThat(() => envelope(content)).read()
    await expect(failure).rejects.toThrow('TenderNed gaf publicaties in een onbekende vorm.')
    await expect(failure).rejects.toBeInstanceOf(SourceError)
  })

  test.each([
    ['all of them', [record(1, { publicatieDatum: '2019-01-01' })]],
    ['one of them', [record(1), record(2, { publicatieDatum: '2026-07-09' })]],
    ['with a time', [record(1, { publicatieDatum: '2026-07-09T23:59:59.123' })]],
    ['a date that is none', [record(1, { publicatieDatum: 'NaN' })]],
  ])('records of another day, as when the filter is ignored, end the reading: %s', async (_what, content) => {
    const failure = tenderNedThat(() => envelope(content)).read()
    await expect(failure).rejects.toThrow(`TenderNed gaf publicaties van een andere dag dan ${TODAY}.`)
    await expect(failure).rejects.toBeInstanceOf(SourceError)
  })

  test('an error of the fetcher is passed on, and earlier days are kept', async () => {
    const broken = new SourceError('unreachable', 'bron.test was niet bereikbaar.')
    const { read, days } = tenderNedThat(({ day }) => {
      if (day < '2026-07-09') throw broken
      return envelope([])
    })
    await expect(read(5)).rejects.toBe(broken)
    expect(days()).toEqual(['2026-07-10', '2026-07-09', '2026-07-08'])
  })
})

describe('the days of a list', () => {
  test('are read one by one, newest first, in the calendar of Amsterdam', async () => {
    const { read, days } = tenderNedThat(({ day }) => envelope([record(1, { publicatieDatum: day })]))
    const discoveries = await read(4)
    expect(days()).toEqual(['2026-07-10', '2026-07-09', '2026-07-08', '2026-07-07'])
    expect(discoveries.map(({ items }) => items[0]?.listing.publicatieDatum)).toEqual(days())
  })

  test('have no gap at a change of month or daylight saving time', async () => {
    const { read, days } = tenderNedThat(() => envelope([]))
    await read(120)
    expect(days()).toHaveLength(120)
    expect(days()).toContain('2026-03-29')
    expect(days().at(-1)).toBe('2026-03-13')
  })

  test('are skipped once they were read completely, except the last two', async () => {
    const { read } = tenderNedThat(({ day }) => envelope([record(1, { publicatieDatum: day })]))
    const discoveries = await read(4)
    expect(discoveries.map(({ checkpoint }) => checkpoint)).toEqual([
      { days: [] },
      { days: [] },
      { days: ['2026-07-08'] },
      { days: ['2026-07-08', '2026-07-07'] },
    ])

    const next = tenderNedThat(() => envelope([]))
    await next.read(4, discoveries.at(-1)!.checkpoint)
    expect(next.days()).toEqual(['2026-07-10', '2026-07-09'])
  })

  test('in a checkpoint are ignored when they are too recent, and dropped when they are old', async () => {
    const checkpoint = { days: ['2026-07-10', '2026-07-09', '2026-07-07', '2019-01-01', 'onzin'] }
    const { read, days } = tenderNedThat(() => envelope([]))
    const discoveries = await read(4, checkpoint)
    expect(days()).toEqual(['2026-07-10', '2026-07-09', '2026-07-08'])
    expect(discoveries.at(-1)!.checkpoint).toEqual({ days: ['2026-07-07', '2026-07-08'] })
  })

  test.each([null, {}, { days: [] }])('are all read with the checkpoint %j', async checkpoint => {
    const { read, days } = tenderNedThat(() => envelope([]))
    await read(3, checkpoint)
    expect(days()).toEqual(['2026-07-10', '2026-07-09', '2026-07-08'])
  })
})

describe('the pages of a day', () => {
  const pageOf = (ids: readonly number[], total: number, page: number, last: boolean) =>
    envelope(
      ids.map(id => record(id)),
      { totalElements: total, number: page, last },
    )

  test('are read up to the last', async () => {
    const { requests, read } = tenderNedThat(({ page }) => pageOf([page * 2, page * 2 + 1], 6, page, page === 2))
    const [discovery] = await read()
    expect(requests.map(({ page }) => page)).toEqual([0, 1, 2])
    expect(idsOf(discovery!)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(discovery!.shortfall).toBeUndefined()
  })

  test('yield each id once, even when the pages shift while they are read', async () => {
    const { read } = tenderNedThat(({ page }) =>
      page === 0 ? pageOf([1, 1, 2], 3, 0, false) : pageOf([2, 3, 3], 3, 1, true),
    )
    const [discovery] = await read()
    expect(idsOf(discovery!)).toEqual(['1', '2', '3'])
    expect(discovery!.shortfall).toBeUndefined()
  })

  test('end at a repeated page, with a shortfall', async () => {
    const { requests, read } = tenderNedThat(() => pageOf([1, 2], 900, 0, false))
    const [discovery] = await read()
    expect(requests).toHaveLength(2)
    expect(idsOf(discovery!)).toEqual(['1', '2'])
    expect(discovery!.shortfall).toBe('TenderNed kondigde voor 2026-07-10 900 publicaties aan en gaf er 2.')
  })

  test('are limited when they are endless', async () => {
    const { requests, read } = tenderNedThat(({ page }) => pageOf([page], 1_000_000, page, false))
    const [discovery] = await read()
    expect(requests.length).toBeLessThanOrEqual(50)
    expect(discovery!.items).toHaveLength(requests.length)
    expect(discovery!.shortfall).toMatch(/1\.000\.000 publicaties aan en gaf er \d+\.$/)
  })

  test('end at an empty page', async () => {
    const { requests, read } = tenderNedThat(() => pageOf([], 0, 0, false))
    const [discovery] = await read()
    expect(requests).toHaveLength(1)
    expect(discovery).toMatchObject({ items: [] })
    expect(discovery!.shortfall).toBeUndefined()
  })

  test('are read again in the next run when they yield fewer records than announced', async () => {
    const { read } = tenderNedThat(({ day }) =>
      envelope([record(1, { publicatieDatum: day })], { totalElements: day === '2026-07-07' ? 2 : 1 }),
    )
    const discoveries = await read(5)
    expect(discoveries.map(({ shortfall }) => shortfall)).toEqual([
      undefined,
      undefined,
      undefined,
      'TenderNed kondigde voor 2026-07-07 2 publicaties aan en gaf er 1.',
      undefined,
    ])
    const { checkpoint } = discoveries.at(-1)!
    expect(checkpoint).toEqual({ days: ['2026-07-08', '2026-07-06'] })

    const next = tenderNedThat(() => envelope([]))
    await next.read(5, checkpoint)
    expect(next.days()).toEqual(['2026-07-10', '2026-07-09', '2026-07-07'])
  })

  test('with an invalid record among valid ones give a shortfall and are read on', async () => {
    const { read } = tenderNedThat(() => envelope([record(1), { publicatieId: 'kapot' }, null, record(2)]))
    const [discovery] = await read()
    expect(idsOf(discovery!)).toEqual(['1', '2'])
    expect(discovery!.shortfall).toBe('TenderNed kondigde voor 2026-07-10 4 publicaties aan en gaf er 2.')
  })

  test('may contain a record without a date, which belongs to the requested day', async () => {
    const { read } = tenderNedThat(() => envelope([record(1, { publicatieDatum: null })]))
    expect(idsOf((await read())[0]!)).toEqual(['1'])
  })

  test('may contain ids as numbers or as texts', async () => {
    const { read } = tenderNedThat(() => envelope([{ ...record(0), publicatieId: 443_728 }, record('443729')]))
    expect(idsOf((await read())[0]!)).toEqual(['443728', '443729'])
  })
})

describe('the fingerprint of a listed notice', () => {
  const printOf = async (given: object, version = 1) => {
    const [discovery] = await tenderNedThat(() => envelope([record(1, given)])).read(1, null, version)
    return discovery!.items[0]!.fingerprint.toString('hex')
  }

  test.each([
    { aantalDagenTotSluitingsDatum: 14 },
    { numberOfDaysBeforeAanmeldenInschrijven: 14 },
    { score: 0.7 },
    { onbekend: { nieuw: true } },
    { opdrachtgeverNaam: 'Waterschap De Lage Landen' },
  ])('ignores %j, which changes by itself', async given => {
    expect(await printOf(given)).toBe(await printOf({}))
  })

  test.each([
    { aanbestedingNaam: 'Onderhoud gemaal 1 (rectificatie)' },
    { opdrachtgeverNaam: 'Gemeente Westerveen' },
    { opdrachtBeschrijving: 'Nu met tekst' },
    { sluitingsDatum: '2026-08-21T12:00:00' },
    { sluitingsDatum: null },
    { sluitingsDatumMarktconsultatie: '2026-08-20' },
    { typePublicatie: { code: 'AGO', omschrijving: 'Aankondiging opdracht' } },
    { publicatiecode: { code: 'EF25' } },
    { isGegund: true },
    { isVroegtijdigBeeindigd: true },
    { link: { href: 'https://www.tenderned.nl/aankondigingen/overzicht/1' } },
  ])('changes with %j', async given => {
    expect(await printOf(given)).not.toBe(await printOf({}))
  })

  test('changes with the version, so that everything is read again', async () => {
    expect(await printOf({}, 2)).not.toBe(await printOf({}, 1))
  })
})

test('personal data in a record is dropped', async () => {
  const people = { contactpersoon: 'J. de Vries', emailadres: 'j.devries@buyer.test', telefoon: '0612345678' }
  const { read } = tenderNedThat(() => envelope([record(1, { ...people, opdrachtgever: people })]))
  expect(JSON.stringify((await read())[0]!.items)).not.toMatch(/Vries|buyer\.test|0612345678/)
})
