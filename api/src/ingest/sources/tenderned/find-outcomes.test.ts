import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Discovery } from '../connector.js'
import { findOutcomes } from './find-outcomes.js'
import type { Listing } from './shapes.js'

const relative = (id: number | string, given: object = {}) => ({
  publicatieId: id,
  kenmerk: 700_001,
  formType: 'result',
  publicatieDatum: '2026-07-10',
  typePublicatie: 'Aankondiging gegunde opdracht',
  ...given,
})

/** Asks a fake TenderNed with these related notices; returns the results and the requests. */
async function askedOf(answer: (id: string) => unknown, ids: readonly string[] = ['900001'], version = 1) {
  const requests: string[] = []
  const fetcher = fakeFetcher({
    async json(url) {
      const [, id] = /^https:\/\/bron\.test\/v2\/publicaties\/(.+)\/gerelateerd$/.exec(url) ?? []
      requests.push(id!)
      return answer(id!)
    },
  })
  const tenders = ids.map(publicationId => ({ procedureKey: 'kenmerk:700001', publicationId }))
  const discoveries: Discovery<Listing>[] = []
  const connection = { fetcher, baseUrl: 'https://bron.test/v2', days: 1, now: new Date('2026-07-11') }
  for await (const one of findOutcomes(connection, tenders, version)) discoveries.push(one)
  const items = discoveries.flatMap(one => one.items)
  return { requests, discoveries, items, ids: items.map(({ publicationId }) => publicationId) }
}

const failing = (error: SourceError) => () => {
  throw error
}

describe('an answer of an unknown form', () => {
  test.each([
    ['null', null],
    ['a text', 'niets'],
    ['an envelope', { content: [relative(1)] }],
    ['records in which nothing is known', [{ id: 1 }, 7, null]],
    ['ids with a path in them', [relative('../1')]],
  ])('with %s is a shortfall, and the next tender is still asked for', async (_what, answer) => {
    const { discoveries, ids } = await askedOf(id => (id === '900001' ? answer : [relative(5)]), ['900001', '900002'])
    expect(discoveries[0]).toEqual({
      items: [],
      shortfall: 'TenderNed gaf wat bij publicatie 900001 hoort in een andere vorm dan verwacht.',
    })
    expect(discoveries[1]).not.toHaveProperty('shortfall')
    expect(ids).toEqual(['5'])
  })

  test('in one record does not affect the other records', async () => {
    const { discoveries, ids } = await askedOf(() => [relative(1), {}, relative(2, { typePublicatie: 7 })])
    expect(ids).toEqual(['1', '2'])
    expect(discoveries[0]).not.toHaveProperty('shortfall')
  })

  test('for an unknown notice yields nothing', async () => {
    for (const status of [404, 410]) {
      const { discoveries } = await askedOf(failing(new SourceError('refused', 'weg', undefined, status)))
      expect(discoveries).toEqual([{ items: [] }])
    }
  })

  test('an error of the source ends the search for outcomes', async () => {
    for (const error of [
      new SourceError('unreachable', 'stuk', undefined, 500),
      new SourceError('refused', 'te druk', undefined, 429),
      new SourceError('limit', 'Het lezen van deze bron duurde te lang.'),
    ])
      await expect(askedOf(failing(error))).rejects.toBe(error)
  })
})

describe('the award notices of a procedure', () => {
  test('are its related notices with a result, each once', async () => {
    const { ids, requests } = await askedOf(
      () => [
        relative(1, { formType: 'competition' }),
        relative(2),
        relative('3'),
        relative(4, { formType: 'dir-awa-pre' }),
        relative(5, { formType: null }),
      ],
      ['900001', '900002'],
    )
    expect(ids).toEqual(['2', '3'])
    expect(requests).toEqual(['900001', '900002'])
  })

  test('are listed with the fields of the related notice only', async () => {
    const { items } = await askedOf(() => [relative(2, { contactpersoon: 'Sanne de Vries' })])
    expect(items[0]!.listing).toMatchObject({
      publicatieId: '2',
      publicatieDatum: '2026-07-10',
      typePublicatie: { code: null, omschrijving: 'Aankondiging gegunde opdracht' },
    })
    expect(JSON.stringify(items)).not.toContain('Vries')
  })

  test('are limited in number', async () => {
    const { ids } = await askedOf(() => Array.from({ length: 10_000 }, (_, index) => relative(index)))
    expect(ids).toHaveLength(50)
  })

  test('are not requested for an id of another site', async () => {
    const { requests } = await askedOf(() => [], ['ocds-900001', '../admin', '', '1'.repeat(13), '900002'])
    expect(requests).toEqual(['900002'])
  })
})

describe('the fingerprint of a related notice', () => {
  const printOf = async (given: object, version = 1) =>
    (await askedOf(() => [relative(2, given)], ['900001'], version)).items[0]!.fingerprint.toString('hex')

  test('is stable, so that a stored notice is not fetched again', async () => {
    expect(await printOf({ onbekend: Math.random() })).toBe(await printOf({}))
  })

  test('changes with its fields and with the version', async () => {
    expect(await printOf({ publicatieDatum: '2026-07-11' })).not.toBe(await printOf({}))
    expect(await printOf({}, 2)).not.toBe(await printOf({}))
  })
})
