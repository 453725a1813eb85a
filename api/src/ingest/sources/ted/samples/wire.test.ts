import { beforeAll, describe, expect, test } from '@jest/globals'
import { XMLValidator } from 'fast-xml-parser'
import { DateTime } from 'luxon'
import { fakeFetcher } from '../../../../../test/fake-fetcher.js'
import { SourceError } from '../../../../platform/fetching/source-error.js'
import { connector } from '../ted.js'
import { createCategoriser } from '../../../../tenders/categorise/categorise.js'
import { withoutAward } from '../../../notices/draft.js'
import { categories, seededLists, uncategorised } from '../../../../reference/categories.js'
import { plainText } from '../../plain-text.js'
import { AMSTERDAM } from '../../../../platform/calendar.js'
import { readNotice, type XmlNotice } from '../xml/read-notice.js'
import { eformsXml } from './eforms-xml.js'
import { publish } from './published-notice.js'
import { type SampleTedNotice, sampleTedNotices as readNotices } from './sample-ted-notice.js'
import { answerAsTed } from './wire.js'

const sampleTedNotices = readNotices()
const TODAY = new Date('2026-11-21T09:00:00Z')
const NONE_RECEIVED = 'Er zijn geen inschrijvingen of verzoeken tot deelname ontvangen.'
const DUTCH = 'buyer-country = NLD SORT BY PD DESC'

interface SearchAnswer {
  readonly notices: readonly Record<string, unknown>[]
  readonly totalNoticeCount: number
  readonly iterationNextToken: string | null
  readonly timedOut: boolean
}

const ask = (path: string, body: unknown, today = TODAY) =>
  answerAsTed({ path, query: new URLSearchParams(), base: 'http://bron.test', body }, today)
const search = (body: object, today = TODAY) =>
  ask('/v3/notices/search', { query: DUTCH, fields: ['publication-date'], limit: 250, ...body }, today)
const found = (body: object, today = TODAY) => {
  const { status, body: answer } = search(body, today)
  expect(status).toBe(200)
  return answer as SearchAnswer
}
const xmlOf = (number: unknown, today = TODAY) => {
  const { status, type, body } = ask(`/en/notice/${String(number)}/xml`, null, today)
  expect({ status, type }).toEqual({ status: 200, type: 'application/xml' })
  return body as string
}
const day = (days: number, today = TODAY) => DateTime.fromJSDate(today, { zone: AMSTERDAM }).plus({ days })

describe('a request that TED would refuse', () => {
  const notices = '/v3/notices/search'
  const asked = { query: DUTCH, fields: ['publication-date'], limit: 250 }
  test.each([
    ['a body that is no object', 400, notices, []],
    ['a limit of nothing', 400, notices, { ...asked, limit: 0 }],
    ['a limit above 250', 400, notices, { ...asked, limit: 251 }],
    ['pages beyond 15,000 notices', 400, notices, { ...asked, paginationMode: 'PAGE_NUMBER', page: 61 }],
    ['an unknown way of paging', 400, notices, { ...asked, paginationMode: 'OFFSET' }],
    ['an unknown scope', 400, notices, { ...asked, scope: 'EVERYTHING' }],
    ['no fields', 400, notices, { ...asked, fields: [] }],
    ['an unknown field', 400, notices, { ...asked, fields: ['publication-nummer'] }],
    ['no query', 400, notices, { ...asked, query: '' }],
    ['a query without a condition', 400, notices, { ...asked, query: 'SORT BY PD DESC' }],
    ['a date with dashes', 400, notices, { ...asked, query: 'PD>=2026-11-07' }],
    ['an unknown field in the query', 400, notices, { ...asked, query: 'land = NLD' }],
    ['half a query', 400, notices, { ...asked, query: 'buyer-country = NLD AND' }],
    ['a procedure that is no UUID', 400, notices, { ...asked, query: 'procedure-identifier IN (alles)' }],
    ['a form in two words', 400, notices, { ...asked, query: 'form-type = result of iets' }],
    ['a search by GET', 405, notices, null],
    ['an unknown notice', 404, '/en/notice/1-2026/xml', null],
    ['a notice without a number', 404, '/en/notice/__proto__/xml', null],
    ['an unknown path', 404, '/v3/notices', null],
  ])('with %s is answered with status %d', (_what, status, path, body) => {
    expect(ask(path, body).status).toBe(status)
  })
  test('an unknown token, or one of another query, is an error', () => {
    const { iterationNextToken } = found({ paginationMode: 'ITERATION', limit: 10 })
    for (const token of ['abc', `${iterationNextToken}x`, Buffer.from('-10 onzin').toString('base64url')])
      expect(search({ paginationMode: 'ITERATION', iterationNextToken: token }).status).toBe(500)
    const other = { query: 'buyer-country = NLD', paginationMode: 'ITERATION', iterationNextToken }
    expect(search(other).status).toBe(500)
  })
})

describe('the search', () => {
  test('yields every notice once, newest first, with tokens, also after the last notices', () => {
    const seen: Record<string, unknown>[] = []
    let token: string | null = null
    do {
      const answer: SearchAnswer = found({ paginationMode: 'ITERATION', limit: 68, iterationNextToken: token })
      expect(answer).toMatchObject({ totalNoticeCount: sampleTedNotices.length, timedOut: false })
      // TED still returns a token after the last notices.
      expect(answer.notices.length === 0).toBe(answer.iterationNextToken === null)
      seen.push(...answer.notices)
      token = answer.iterationNextToken
    } while (token)
    expect(seen).toHaveLength(sampleTedNotices.length)
    expect(new Set(seen.map(notice => notice['publication-number'])).size).toBe(sampleTedNotices.length)
    const days = seen.map(notice => notice['publication-date'] as string)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('filters by an inclusive period and sorts in both directions', () => {
    const [from, until] = [day(-7).toFormat('yyyyMMdd'), day(-3).toFormat('yyyyMMdd')]
    const wanted = sampleTedNotices.filter(({ publishedDaysAgo: ago }) => ago >= 3 && ago <= 7)
    const query = `buyer-country = NLD AND PD>=${from} AND PD<=${until} SORT BY PD ASC`
    const { notices, totalNoticeCount } = found({ query })
    expect(totalNoticeCount).toBe(wanted.length)
    const days = notices.map(notice => notice['publication-date'] as string)
    expect(days).toEqual(days.toSorted())
    expect(days.at(0)).toBe(day(-7).toFormat('yyyy-MM-ddZZ'))
    expect(days.at(-1)).toBe(day(-3).toFormat('yyyy-MM-ddZZ'))
    expect(found({ query: `PD = ${until}` }).totalNoticeCount).toBe(
      wanted.filter(({ publishedDaysAgo }) => publishedDaysAgo === 3).length,
    )
    expect(found({ query: `buyer-country = BEL AND PD>=${from}` })).toMatchObject({ notices: [], totalNoticeCount: 0 })
  })

  test.each(['2026-01-01T00:00:00Z', '2026-06-30T22:30:00Z', '2028-02-29T12:00:00Z'])(
    'follows the date in Amsterdam: %s',
    moment => {
      const today = new Date(moment)
      const newest = found({}, today).notices[0]!
      expect(newest['publication-date']).toBe(day(0, today).toFormat('yyyy-MM-ddZZ'))
      expect(found({ query: `PD>=${day(0, today).toFormat('yyyyMMdd')}` }, today).totalNoticeCount).toBe(
        sampleTedNotices.filter(({ publishedDaysAgo }) => publishedDaysAgo === 0).length,
      )
    },
  )

  test('returns the requested fields, and always number and links', () => {
    const { notices } = found({ fields: ['notice-type', 'title-proc', 'buyer-name'], limit: 1 })
    expect(notices).toEqual([
      {
        'notice-type': expect.any(String),
        'title-proc': expect.objectContaining({ nld: expect.any(String) }),
        'buyer-name': { nld: [expect.any(String)] },
        'publication-number': expect.stringMatching(/^\d{7}-2026$/),
        links: {
          xml: { MUL: expect.stringMatching(/\/en\/notice\/\d{7}-2026\/xml$/) },
          pdf: expect.anything(),
          html: expect.objectContaining({ NLD: expect.stringMatching(/\/nl\/notice\/-\/detail\/\d{7}-2026$/) }),
        },
      },
    ])
  })

  test('names kinds as TED does, and omits fields that a notice does not have', () => {
    const fields = ['form-type', 'notice-type', 'deadline-receipt-tender-date-lot', 'estimated-value-proc']
    const notices = JSON.parse(JSON.stringify(found({ fields }).notices)) as Record<string, unknown>[]
    const kinds = new Set(notices.map(notice => `${String(notice['form-type'])} ${String(notice['notice-type'])}`))
    expect(kinds).toEqual(
      new Set([
        'planning pin-only',
        'consultation pmc',
        'competition cn-standard',
        'result can-standard',
        'cont-modif can-modif',
        'dir-awa-pre veat',
      ]),
    )
    const closing = notices.filter(notice => 'deadline-receipt-tender-date-lot' in notice)
    expect(closing).toHaveLength(sampleTedNotices.filter(({ closesInDays }) => closesInDays !== null).length)
    expect(notices.some(notice => !('estimated-value-proc' in notice))).toBe(true)
  })
})

describe('a search for outcomes in the samples', () => {
  const fetcher = fakeFetcher({
    async postJson(address, body) {
      const { status, body: answer } = ask(new URL(address).pathname, body)
      expect(status).toBe(200)
      return JSON.parse(JSON.stringify(answer)) as unknown
    },
    async bytes(address) {
      const number = /notice\/(.+)\/xml$/.exec(address)![1]
      // Simulates a missing file.
      if (number === awards[0]!.number) throw new SourceError('refused', 'weg', undefined, 404)
      return new TextEncoder().encode(xmlOf(number))
    },
  })
  const connection = { fetcher, baseUrl: 'http://stand-in', days: 1, now: TODAY }
  const published = publish(sampleTedNotices, TODAY)
  const awards = published.filter(({ sample }) => sample.kind === 'can' && sample.lots.some(({ award }) => award))

  test('finds the award notices of these procedures only', async () => {
    const tenders = awards.map(({ procedureUuid, number }) => ({
      procedureKey: `folder:${procedureUuid}`,
      publicationId: number,
    }))
    const items = []
    for await (const { items: found } of connector.findOutcomes!(connection, tenders)) items.push(...found)
    expect(items.map(({ publicationId }) => publicationId).toSorted()).toEqual(
      awards.map(({ number }) => number).toSorted(),
    )

    const drafts = []
    for (const item of items) drafts.push(connector.normalise(await connector.fetch(connection, item)))
    const bySearch = drafts.filter(({ awardSource }) => awardSource === 'api')
    expect(bySearch.map(({ publicationId }) => publicationId)).toEqual([awards[0]!.number])
    const winners = new Set(awards[0]!.sample.lots.flatMap(({ award }) => award?.winners ?? []))
    expect(bySearch[0]!.awards).toMatchObject([{ lot: null, winner: [...winners].join('; ') }])
    for (const { procedureKey, kind } of drafts) {
      expect(kind).toBe('award')
      expect(tenders.map(tender => tender.procedureKey)).toContain(procedureKey)
    }
  })
})

describe('publication numbers of samples', () => {
  const numbersOn = (moment: string) => publish(sampleTedNotices, new Date(moment)).map(({ number }) => number)

  test('are unique, and stable except for the year', () => {
    const numbers = numbersOn('2026-11-21T09:00:00Z')
    expect(new Set(numbers).size).toBe(sampleTedNotices.length)
    expect(numbersOn('2026-12-24T09:00:00Z')).toEqual(numbers)
    const later = publish(sampleTedNotices, new Date('2027-01-10T09:00:00Z'))
    expect(later.map(({ number }) => number.slice(0, -5))).toEqual(numbers.map(number => number.slice(0, -5)))
    for (const { number, publishedOn } of later) expect(number).toMatch(new RegExp(`-${publishedOn.year}$`))
    expect(new Set(later.map(({ number }) => number.slice(-4)))).toEqual(new Set(['2026', '2027']))
  })

  test('differ for two changes of one notice', () => {
    const [contractNotice, change] = sampleTedNotices.filter(({ procedure }) => procedure === 71009)
    const again = { ...change!, publishedDaysAgo: 1 }
    const published = publish([contractNotice!, change!, again], TODAY)
    expect(new Set(published.map(({ number }) => number)).size).toBe(3)
    expect(new Set(published.map(({ uuid }) => uuid)).size).toBe(3)
    expect(published.map(({ follows }) => follows?.number)).toEqual([
      undefined,
      published[0]!.number,
      published[0]!.number,
    ])
  })
})

const kinds = {
  pin: 'planning',
  pmc: 'consultation',
  cn: 'competition',
  change: 'correction',
  can: 'award',
  modif: 'modification',
  veat: 'intent',
} as const

const isPlan = ({ kind }: SampleTedNotice) => kind === 'pin' || kind === 'pmc'
const isResult = ({ kind }: SampleTedNotice) => kind === 'can' || kind === 'modif' || kind === 'veat'

const lotIds = (sample: SampleTedNotice) => {
  const { lots } = sample
  const prefix = isPlan(sample) ? 'PAR' : 'LOT'
  return lots.length > 1
    ? lots.map((_, index) => `${prefix}-${String(index + 1).padStart(4, '0')}`)
    : [`${prefix}-0000`]
}

const sumOver = ({ lots }: SampleTedNotice, field: 'estimatedValue' | 'maximumValue') =>
  lots.length > 0 && lots.every(lot => lot[field]) ? lots.reduce((sum, lot) => sum + lot[field]!, 0) : null
/** In order of preference. */
const valuesOf = (sample: SampleTedNotice) =>
  [
    ['estimate', sample.estimatedValue],
    ['framework_maximum', sample.maximumValue ?? null],
    ['lot_estimate', sumOver(sample, 'estimatedValue')],
    ['lot_maximum', sumOver(sample, 'maximumValue')],
  ] as const

describe('the XML files of the samples', () => {
  const published = publish(sampleTedNotices, TODAY)

  test.each(published.map(notice => [`${notice.sample.procedure} ${notice.sample.kind}`, notice] as const))(
    '%s has the values of its sample',
    (_, { sample, number, follows }) => {
      const xml = xmlOf(number)
      const notice = readNotice(xml)
      const ids = lotIds(sample)
      const { closesInDays, lots } = sample
      const [valueKind, value] = valuesOf(sample).find(([, amount]) => amount !== null) ?? [null, null]
      expect(XMLValidator.validate(xml)).toBe(true)
      expect(notice).toMatchObject({
        publicationId: number,
        kind: kinds[sample.kind],
        language: 'nl',
        publicationDate: day(-sample.publishedDaysAgo).toISODate(),
        title: plainText(sample.title),
        description: plainText(sample.description),
        organization: plainText(sample.organization),
        place: sample.town,
        cpv: [...new Set([sample.cpv, ...lots.map(({ cpv = [] }) => cpv)].flat())],
        nuts: [...new Set([sample, ...lots].flatMap(({ nuts = 'NL' }) => (nuts === 'NL' ? [] : [nuts])))],
        estimatedValue: value,
        valueKind,
        maximumValue: sample.maximumValue ?? null,
        currency: value === null ? null : 'EUR',
        staysOpen: sample.isDynamic ?? false,
        refersTo: follows && (isResult(sample) || sample.procedure % 2 === 0) ? [follows.number] : [],
        closingDate: closesInDays === null ? null : day(closesInDays).toFormat("yyyy-MM-dd'T'12:00:00ZZ"),
      })
      expect(notice.lots).toMatchObject(
        ids.map((id, index) => {
          const lot = lots[index]
          const days = lot?.closesInDays ?? closesInDays
          const amounts = ids.length === 1 ? sample : lot
          return {
            id,
            title: lot?.title ?? sample.title,
            closingDate: days === null ? null : day(days).toFormat("yyyy-MM-dd'T'12:00:00ZZ"),
            cpv: lot?.cpv ?? sample.cpv,
            place: lot?.town ?? sample.town,
            estimatedValue: amounts?.estimatedValue ?? null,
            maximumValue: amounts?.maximumValue ?? null,
            duration: isPlan(sample) ? null : `P${lot?.months ?? 48}M`,
            options: lot?.options ?? null,
          }
        }),
      )
      expect(notice.lots.map(({ isWithdrawn }) => isWithdrawn)).toEqual(ids.map((_, index) => lots[index]?.isWithdrawn))
      expect(notice.awards).toEqual(
        lots.flatMap(({ award }, index) =>
          award
            ? {
                lot: ids[index],
                winner: award.winners.join('; '),
                date: day(-award.daysAgo).toISODate(),
                value: award.value,
                currency: award.value === null ? null : 'EUR',
                ...(sample.kind === 'can' ? { bidCount: award.winners.length + 2 } : {}),
              }
            : award === null
              ? { ...withoutAward(ids[index]!, NONE_RECEIVED), bidCount: 0 }
              : [],
        ),
      )
    },
  )

  let all: { sample: SampleTedNotice; notice: XmlNotice; xml: string }[] = []
  beforeAll(() => {
    all = published.map(notice => {
      const xml = eformsXml(notice)
      return { sample: notice.sample, xml, notice: readNotice(xml) }
    })
  })

  test('share a folder within a procedure, and only there', () => {
    const folders = new Map(all.map(({ sample, notice }) => [sample.procedure, notice.procedureId]))
    for (const { sample, notice } of all) expect(notice.procedureId).toBe(folders.get(sample.procedure))
    const uuid = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
    for (const folder of folders.values()) expect(folder).toMatch(uuid)
    expect(new Set(folders.values()).size).toBe(folders.size)
  })

  test('refer from a change by number or UUID, and from an award to the notice that it follows', () => {
    const changed = all.map(({ xml }) => /<efbc:ChangedNoticeIdentifier>([^<]*)</.exec(xml)?.[1])
    expect(changed.some(text => /^\d{7}-\d{4}$/.test(text ?? ''))).toBe(true)
    expect(changed.some(text => /^[\da-f-]{36}-01$/.test(text ?? ''))).toBe(true)
    const awards = all.filter(({ sample }) => sample.kind === 'can')
    for (const { notice } of awards) expect(notice.refersTo).toHaveLength(1)
  })

  test('contain pitfalls: another organization, a contact, a dummy date, a lot without a winner', () => {
    for (const { xml, notice, sample } of all) {
      expect(xml).toContain('>Rechtbank Laagland<')
      expect(JSON.stringify(notice)).not.toMatch(/Rechtbank|@|\+31 0/)
      expect(xml.includes('<cbc:AwardDate>2000-01-01Z<')).toBe(isResult(sample))
      expect(xml.includes('>clos-nw<')).toBe(sample.lots.some(({ award }) => award === null))
    }
    const awarded = sampleTedNotices.flatMap(({ lots }) => lots.map(({ award }) => award))
    expect(awarded).toContain(null)
    expect(awarded.some(award => award && award.winners.length > 2)).toBe(true)
    expect(awarded.some(award => award?.value === null)).toBe(true)
  })

  test('are in English too where the buyer wrote both languages', () => {
    const both = all.filter(({ sample }) => sample.english)
    expect(both.length).toBeGreaterThan(0)
    for (const { xml, sample } of both) {
      // Once in the procedure, and once in the single lot that repeats it.
      expect(xml.split(`languageID="ENG">${sample.english!.title}<`)).toHaveLength(3)
      expect(xml.split(`languageID="ENG">${sample.english!.description}<`)).toHaveLength(3)
    }
  })

  test('escape the texts of buyers', () => {
    const title = 'R&D: "slim" laden, 3 < 4 & Co’s'
    const sample = sampleTedNotices.find(({ kind }) => kind === 'cn')!
    const [notice] = publish([{ ...sample, title, organization: "Stichting 't Veld & Zn. <proef>" }], TODAY)
    const xml = eformsXml(notice!)
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).toContain('&amp; Zn. &lt;proef&gt;<')
    expect(readNotice(xml).title).toBe(title)
  })

  test('distinguish summer time and winter time', () => {
    const sample = { ...sampleTedNotices.find(({ kind }) => kind === 'cn')!, publishedDaysAgo: 10, closesInDays: 20 }
    const [notice] = publish([sample], new Date('2026-03-20T12:00:00Z'))
    const xml = eformsXml(notice!)
    expect(xml).toContain('<efbc:PublicationDate>2026-03-10+01:00<')
    expect(readNotice(xml).closingDate).toBe('2026-04-09T12:00:00+02:00')
  })
})

describe('the samples', () => {
  test('cover at least fifty procedures and every kind', () => {
    expect(new Set(sampleTedNotices.map(({ procedure }) => procedure)).size).toBeGreaterThanOrEqual(50)
    expect(new Set(sampleTedNotices.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
  })

  test('are consistent within a procedure: later notices follow the contract notice and have the same lots', () => {
    const following = sampleTedNotices.filter(({ kind }) => kind === 'change' || kind === 'can')
    for (const { procedure, publishedDaysAgo, title, lots, kind } of following) {
      const begun = sampleTedNotices.find(other => other.procedure === procedure && other.kind === 'cn')
      expect(begun).toMatchObject({ title })
      expect(begun!.publishedDaysAgo).toBeGreaterThan(publishedDaysAgo)
      expect(Math.max(1, lots.length)).toBe(Math.max(1, begun!.lots.length))
      if (lots.length > 1) expect(lots.map(lot => lot.title)).toEqual(begun!.lots.map(lot => lot.title))
      if (kind === 'can') expect(begun!.closesInDays).toBeLessThan(-publishedDaysAgo)
    }
  })

  test('have valid codes, and award dates before the publication', () => {
    for (const sample of sampleTedNotices) {
      const { cpv, nuts, lots, publishedDaysAgo, closesInDays } = sample
      for (const code of cpv) expect(code).toMatch(/^\d{8}$/)
      expect(new Set(cpv).size).toBe(cpv.length)
      expect(nuts).toMatch(/^NL\w{0,3}$/)
      expect(closesInDays === null).toBe(isPlan(sample) || isResult(sample) || sample.isDynamic === true)
      for (const lot of lots) expect(lot.closesInDays ?? closesInDays ?? 0).toBeGreaterThanOrEqual(closesInDays ?? 0)
      if (closesInDays !== null) expect(closesInDays).toBeGreaterThan(-publishedDaysAgo)
      for (const { award } of lots) {
        if (award !== undefined) expect(isResult(sample)).toBe(true)
        if (award) expect(award.daysAgo).toBeGreaterThan(publishedDaysAgo)
      }
    }
  })

  test('have a value of the whole that is the sum of its lots, when both are stated', () => {
    for (const sample of sampleTedNotices) {
      const sum = sumOver(sample, 'estimatedValue')
      if (sum !== null && sample.estimatedValue !== null) expect(sum).toBe(sample.estimatedValue)
      if (sample.maximumValue && sample.estimatedValue)
        expect(sample.maximumValue).toBeGreaterThanOrEqual(sample.estimatedValue)
    }
  })

  test('belong to many categories by the keywords in title and description', () => {
    const categorise = createCategoriser(seededLists(), uncategorised)
    const found = sampleTedNotices.map(sample => categorise({ ...sample, cpv: [] }))
    for (const slugs of found) expect(slugs.length).toBeGreaterThan(0)
    const slugs = new Set(found.flat().map(({ slug }) => slug))
    // R-GEN-4
    expect(slugs.size).toBeGreaterThan(8)
    for (const slug of slugs) expect(categories.map(category => category.slug)).toContain(slug)
  })
})
