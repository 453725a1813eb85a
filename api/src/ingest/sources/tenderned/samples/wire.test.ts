import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { createCategoriser } from '../../../../tenders/categorise/categorise.js'
import { fakeFetcher } from '../../../../../test/fake-fetcher.js'
import { createFetcher } from '../../../../platform/fetching/fetcher.js'
import type { NoticeDraft } from '../../../notices/draft.js'
import { foldNotices } from '../../../notices/fold.js'
import { categories, seededLists, uncategorised } from '../../../../reference/categories.js'
import { provinceOfNuts } from '../../../../reference/regions.js'
import type { Connection } from '../../connector.js'
import { plainText } from '../../plain-text.js'
import { amsterdamDay } from '../../../../platform/calendar.js'
import { normalise } from '../normalise.js'
import { connector as tenderNed } from '../tenderned.js'
import { statusGroup } from '../../../../tenders/tender/status.js'
import { startStandIn } from '../../../samples/stand-in.js'
import { sampleNotices as readNotices } from './sample-notice.js'
import { answerAsTenderNed } from './wire.js'

const sampleNotices = readNotices()
const TODAY = new Date('2026-11-21T09:00:00Z')
/** Number of days for which the product reads the samples. */
const DAYS = 215

interface ListAnswer {
  readonly content: readonly Record<string, unknown>[]
  readonly first: boolean
  readonly last: boolean
  readonly totalElements: number
  readonly totalPages: number
  readonly size: number
  readonly numberOfElements: number
  readonly number: number
}

const ask = (path: string, query = new URLSearchParams(), today = TODAY) =>
  answerAsTenderNed({ path, query, base: 'http://bron.test', body: null }, today)
const listOf = (query: Record<string, string> = {}, today = TODAY) =>
  ask('/publicaties', new URLSearchParams(query), today).body as ListAnswer
const detailOf = (id: string, today = TODAY) =>
  ask(`/publicaties/${id}`, undefined, today).body as Record<string, unknown>

describe('a request that TenderNed would refuse', () => {
  test.each([
    ['/publicaties', 'size=101', 400],
    ['/publicaties/1', '', 404],
    ['/publicaties/1/html', '', 404],
    ['/publicaties/1/gerelateerd', '', 404],
    ['/publicaties/1/documenten', '', 404],
    ['/publicaties/6015136/pdf', '', 404],
    ['/__proto__', '', 404],
  ])('%s?%s is answered with status %d', (place, query, status) => {
    expect(ask(place, new URLSearchParams(query)).status).toBe(status)
  })
})

describe('the list of samples', () => {
  test('has no gaps or duplicates, newest first, with any page size', () => {
    for (const size of [7, 100]) {
      const seen: Record<string, unknown>[] = []
      for (let page = 0; ; page++) {
        const answer = listOf({ page: String(page), size: String(size) })
        expect(answer).toMatchObject({
          number: page,
          size,
          first: page === 0,
          totalElements: sampleNotices.length,
          totalPages: Math.ceil(sampleNotices.length / size),
          numberOfElements: answer.content.length,
        })
        seen.push(...answer.content)
        if (answer.last) break
      }
      expect(new Set(seen.map(({ publicatieId }) => publicatieId)).size).toBe(sampleNotices.length)
      const days = seen.map(({ publicatieDatum }) => publicatieDatum as string)
      expect(days).toEqual(days.toSorted().toReversed())
    }
  })

  test('of one day contains that day only', () => {
    const { publicatieDatum: day } = listOf().content[0]!
    const { content, totalElements } = listOf({
      publicatieDatumVanaf: day as string,
      publicatieDatumTot: day as string,
      size: '100',
    })
    expect(totalElements).toBeGreaterThan(0)
    const full = { publicatieDatumVanaf: day as string, publicatieDatumTot: day as string, size: String(totalElements) }
    expect(listOf(full)).toMatchObject({ last: true, totalPages: 1 })
    expect(new Set(content.map(({ publicatieDatum }) => publicatieDatum))).toEqual(new Set([day]))
    expect(listOf({ publicatieDatumVanaf: '2030-01-01', publicatieDatumTot: '2030-01-01' })).toMatchObject({
      content: [],
      totalElements: 0,
      last: true,
    })
  })

  test.each(['2026-01-01T00:00:00Z', '2026-03-29T12:00:00Z', '2026-06-30T22:30:00Z', '2028-02-29T12:00:00Z'])(
    'follows the date on which it is served: %s',
    moment => {
      const today = new Date(moment)
      const newest = sampleNotices.reduce((least, { publishedDaysAgo }) => Math.min(least, publishedDaysAgo), Infinity)
      expect(newest).toBe(0)
      expect(listOf({}, today).content[0]!.publicatieDatum).toBe(amsterdamDay(today))
      expect(listOf({}, today).totalElements).toBe(sampleNotices.length)
    },
  )
})

describe("the quirks of TenderNed's wire format", () => {
  const pairs = () =>
    [0, 1, 2, 3].flatMap(page =>
      listOf({ page: String(page), size: '100' }).content.map(inList => ({
        inList,
        inDetail: detailOf(inList.publicatieId as string),
      })),
    )

  test('codes, regions and the procedure number are in the detail only', () => {
    for (const { inList, inDetail } of pairs()) {
      for (const key of ['cpvCodes', 'nutsCodes', 'kenmerk']) {
        expect(inList).not.toHaveProperty(key)
        expect(inDetail).toHaveProperty(key)
      }
      const main = (inDetail.cpvCodes as { isHoofdOpdracht: boolean }[]).filter(
        ({ isHoofdOpdracht }) => isHoofdOpdracht,
      )
      expect(main).toHaveLength(1)
    }
  })

  test('a market consultation has its own closing date; days are counted down under two names', () => {
    for (const { inList, inDetail } of pairs()) {
      const isConsultation = (inList.typePublicatie as { code: string }).code === 'MAC'
      for (const answer of [inList, inDetail])
        expect(Object.hasOwn(answer, 'sluitingsDatumMarktconsultatie')).toBe(isConsultation)
      expect(Object.hasOwn(inList, 'aantalDagenTotSluitingsDatum')).toBe(true)
      expect(Object.hasOwn(inDetail, 'numberOfDaysBeforeAanmeldenInschrijven')).toBe(true)
    }
  })
})

describe('the samples of TenderNed', () => {
  const folder = fileURLToPath(new URL('./', import.meta.url))
  const slugs = categories.map(({ slug }) => slug)

  test('have a file for each of the sixteen categories', () => {
    const files = fs.readdirSync(folder).filter(name => name.endsWith('.jsonl'))
    expect(files.sort()).toEqual(slugs.map(slug => `${slug}.jsonl`).sort())
  })

  test('cover at least 250 procedures and every kind, with unique ids', () => {
    expect(new Set(sampleNotices.map(({ procedure }) => procedure)).size).toBeGreaterThanOrEqual(250)
    expect(new Set(sampleNotices.map(({ kind }) => kind))).toEqual(new Set(['VAK', 'MAC', 'AAO', 'REC', 'VBE', 'AGO']))
    const ids = sampleNotices.map(({ procedure, kind }) => `${procedure} ${kind}`)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('are text with some entities, without addresses or telephone numbers', () => {
    const texts = sampleNotices.flatMap(({ title, organization, description }) => [title, organization, description])
    for (const text of texts) {
      expect(plainText(text)).toBe(text.replaceAll('&amp;', '&'))
      expect(text).not.toMatch(/@|https?:|\b0\d[\d -]{7,}/)
    }
    expect(texts.some(text => text.includes('&amp;'))).toBe(true)
  })

  test('lie within the days that the product reads, and close after their publication', () => {
    for (const { publishedDaysAgo, closesInDays, cpv, nuts, kind } of sampleNotices) {
      expect(publishedDaysAgo).toBeGreaterThanOrEqual(0)
      expect(publishedDaysAgo).toBeLessThan(DAYS)
      if (closesInDays !== null && ['VAK', 'MAC', 'AAO', 'REC'].includes(kind))
        expect(closesInDays).toBeGreaterThanOrEqual(-publishedDaysAgo)
      for (const code of cpv) expect(code).toMatch(/^\d{8}-\d$/)
      for (const code of nuts) expect(code).toMatch(/^NL\w{0,3}$/)
    }
  })
})

/** Reads the stand-in with the product's connector. */
async function draftsOf(connection: Connection): Promise<NoticeDraft[]> {
  const drafts: NoticeDraft[] = []
  for await (const { items, shortfall } of tenderNed.discover(connection, null)) {
    expect(shortfall).toBeUndefined()
    for (const item of items) drafts.push(normalise(await tenderNed.fetch(connection, item)))
  }
  return drafts
}

describe('the samples, read by the product', () => {
  let drafts: NoticeDraft[] = []
  const fetcher = fakeFetcher({
    async json(address) {
      const { pathname, searchParams } = new URL(address)
      const { status, body } = ask(pathname, searchParams)
      expect(status).toBe(200)
      return JSON.parse(JSON.stringify(body)) as unknown
    },
  })
  const connection = { fetcher, baseUrl: 'http://stand-in', days: DAYS, now: TODAY }
  beforeAll(async () => {
    drafts = await draftsOf(connection)
  })

  const foldedByProcedure = () => {
    const procedures = new Map<string, NoticeDraft[]>()
    for (const draft of drafts)
      procedures.set(draft.procedureKey, [...(procedures.get(draft.procedureKey) ?? []), draft])
    return [...procedures.values()].map(foldNotices)
  }

  test('become notices with the values of the samples', () => {
    expect(drafts).toHaveLength(sampleNotices.length)
    const sampleByKey = new Map(sampleNotices.map(sample => [`${sample.procedure} ${sample.kind}`, sample]))
    const kinds = {
      planning: 'VAK',
      consultation: 'MAC',
      competition: 'AAO',
      correction: 'REC',
      withdrawal: 'VBE',
      award: 'AGO',
      intent: 'nothing',
      modification: 'nothing',
    }
    for (const draft of drafts) {
      const sample = sampleByKey.get(`${draft.procedureKey.replace('kenmerk:', '')} ${kinds[draft.kind]}`)
      expect(draft).toMatchObject({
        title: plainText(sample!.title),
        organization: plainText(sample!.organization),
        description: plainText(sample!.description) || null,
        cpv: [...new Set(sample!.cpv.map(code => code.slice(0, 8)))],
        nuts: [...new Set(sample!.nuts)],
      })
      const daysUntil = (date: Date) =>
        Math.round((Date.parse(amsterdamDay(date)) - Date.parse(amsterdamDay(TODAY))) / 86_400_000)
      expect(daysUntil(draft.publishedAt) + sample!.publishedDaysAgo).toBe(0)
      expect(draft.closingDate && daysUntil(draft.closingDate)).toBe(sample!.closesInDays)
    }
  })

  test('add up to at least 250 tenders, open, closed and of every status', () => {
    const tenders = foldedByProcedure()
    expect(tenders.length).toBeGreaterThanOrEqual(250)
    expect(new Set(tenders.map(({ status }) => status))).toEqual(
      new Set(['Open', 'Verwacht', 'Marktconsultatie', 'Gegund', 'Niet gegund', 'Ingetrokken']),
    )
    const groups = new Set(tenders.map(tender => statusGroup({ ...tender, archived: false }, TODAY.getTime())))
    expect(groups).toEqual(new Set(['open', 'closed']))
  })

  test('lie in all twelve provinces or nowhere, some without a closing date or a description', () => {
    const tenders = foldedByProcedure()
    expect(new Set(tenders.map(({ nuts }) => provinceOfNuts(nuts))).size).toBe(13)
    expect(tenders.some(({ closingDate }) => closingDate === null)).toBe(true)
    expect(tenders.some(({ description }) => description === null)).toBe(true)
  })

  test('have their winner and value when awarded, except one', () => {
    const awarded = sampleNotices.filter(({ awards }) => awards)
    expect(awarded).toHaveLength(sampleNotices.filter(({ kind }) => kind === 'AGO').length)
    const tenders = new Map(foldedByProcedure().map(tender => [tender.reference, tender]))
    const without: string[] = []
    for (const { procedure, awards = [], lots = [] } of awarded) {
      const tender = tenders.get(String(procedure))!
      const winners = awards.flatMap(award => award.winners).map(plainText)
      if (winners.length === 0) without.push(tender.status, tender.notAwardedReason!)
      expect(tender).toMatchObject({
        awardWinner: [...new Set(winners)].join('; ') || null,
        awardValue: awards.reduce((sum, { value }) => sum + (value ?? 0), 0) || null,
        awardSource: 'scraped',
        lots: awards.map(({ lot, bidCount, winners: ofLot }, index) => ({
          identifier: lot,
          title: lots[index]?.title ?? null,
          cpv: (lots[index]?.cpv ?? []).map(code => code.slice(0, 8)),
          estimatedValue: lots[index]?.estimatedValue ?? null,
          maximumValue: lots[index]?.maximumValue ?? null,
          bidCount,
          decision: ofLot.length > 0 ? 'awarded' : 'not_awarded',
          reason: ofLot.length > 0 ? null : expect.stringMatching(/\.$/),
        })),
      })
      expect(tender.awardDate).toEqual(winners.length > 0 ? expect.stringMatching(/^\d{4}-\d\d-\d\d$/) : null)
    }
    expect(without).toEqual(['Niet gegund', expect.stringMatching(/\.$/)])
    // The dashboard widget of awards has content.
    expect(awarded.length).toBeGreaterThan(3)
    expect(awarded.some(({ awards = [] }) => awards.length === 2)).toBe(true)
    for (const { awards = [], lots } of awarded)
      if (lots) expect(lots.map(({ lot }) => lot)).toEqual(awards.map(({ lot }) => lot))
    expect(awarded.some(({ lots = [] }) => lots.length === 5)).toBe(true)
  })

  test('yield and fetch the award notice of a procedure in a search for outcomes', async () => {
    const { procedure } = sampleNotices.find(({ kind }) => kind === 'AGO')!
    const opening = drafts.find(({ reference, kind }) => reference === String(procedure) && kind !== 'award')!
    const items = []
    for await (const discovery of tenderNed.findOutcomes!(connection, [opening])) items.push(...discovery.items)
    expect(items).toHaveLength(1)
    const draft = normalise(await tenderNed.fetch(connection, items[0]!))
    expect(draft).toEqual(drafts.find(({ reference, kind }) => reference === String(procedure) && kind === 'award'))
  })

  test('cover all sixteen categories by their words', () => {
    const categorise = createCategoriser(seededLists(), uncategorised)
    const found = foldedByProcedure().flatMap(tender => categorise(tender))
    // R-GEN-4
    expect(new Set(found.map(({ slug }) => slug))).toEqual(new Set(categories.map(({ slug }) => slug)))
  })

  test('are the same over HTTP', async () => {
    const standIn = await startStandIn(TODAY)
    const fetcher = createFetcher({
      allowedHosts: [new URL(standIn.url).host],
      userAgent: 'Proef/1.0',
      allowPrivateAddresses: true,
    })
    try {
      const days = 3
      const overHttp = await draftsOf({ fetcher, baseUrl: `${standIn.url}/tenderned`, days, now: TODAY })
      expect(overHttp.length).toBeGreaterThan(0)
      const since = TODAY.getTime() - days * 86_400_000
      expect(overHttp).toEqual(drafts.slice(0, overHttp.length))
      expect(overHttp.every(({ publishedAt }) => publishedAt.getTime() > since)).toBe(true)
      await expect(fetcher.json(`${standIn.url}/elders/publicaties`)).rejects.toMatchObject({ status: 404 })
    } finally {
      await fetcher.close()
      await standIn.stop()
    }
  })
})

test('the product reads documents of most open calls, and none of those that have them elsewhere', async () => {
  const fetcher = fakeFetcher({
    json: async address => JSON.parse(JSON.stringify(ask(new URL(address).pathname).body)) as unknown,
  })
  const connection = { fetcher, baseUrl: 'http://stand-in', days: DAYS, now: TODAY }
  const calls = sampleNotices.filter(({ kind, closesInDays }) => kind === 'AAO' && (closesInDays ?? 0) > 0)
  const lists = await Promise.all(
    calls.map(({ procedure }) => tenderNed.listDocuments!(connection, String(procedure * 10 + 3))),
  )
  const documents = lists.flatMap(list => list ?? [])
  expect(lists.filter(list => list?.length).length).toBeGreaterThan(calls.length / 2)
  expect(lists).toContainEqual([])
  expect(new Set(documents.map(({ kind }) => kind)).size).toBe(5)
  for (const { size, publishedAt, url } of documents) {
    expect(size).toBeGreaterThan(0)
    expect(Date.parse(publishedAt!)).toBeLessThanOrEqual(TODAY.getTime())
    expect(url).toMatch(/^http:\/\/stand-in\/publicaties\/\d+\/documenten\/\d+\/content$/)
  }
})
