import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { createCategoriser } from '../../../../tenders/categorise/categorise.js'
import { seededLists, uncategorised } from '../../../../reference/categories.js'
import { findPlace } from '../../../../reference/find-place.js'
import { plainText } from '../../plain-text.js'
import { amsterdamDay } from '../../../../platform/calendar.js'
import { normalise, sourceOf } from '../normalise.js'
import { job } from '../../adapters/headfirst-jobs/shapes.js'
import { sampleAssignments as readAssignments } from './sample-assignment.js'
import { answerAsStriive } from './wire.js'

const sampleAssignments = readAssignments()
const TODAY = new Date('2026-11-21T09:00:00Z')
const A_PAGE = 25

type JobRecord = Readonly<Record<string, unknown>>

const ask = (query: string, path = '/jobs', today = TODAY) =>
  answerAsStriive({ path, query: new URLSearchParams(query), base: 'http://bron.test', body: null }, today)
const pageOf = (page: number, today = TODAY) =>
  ask(`open=true&page=${page}`, '/jobs', today).body as { total: number; data: readonly JobRecord[] }

/** Reads all pages up to an empty one. */
function recordsOn(today: Date) {
  const records: JobRecord[] = []
  for (let page = 1; ; page++) {
    const { data } = pageOf(page, today)
    if (data.length === 0) return records
    records.push(...data)
  }
}
const records = recordsOn(TODAY)
const isLong = (record: JobRecord) => Object.hasOwn(record, 'recruiterEmail')

describe('a request that Striive would refuse', () => {
  test.each([
    ['/jobs', 'open=true&page=0', 400],
    ['/jobs', 'open=true&page=1.5', 400],
    ['/jobs', 'open=true&page=een', 400],
    ['/jobs', 'open=true&page=99999999999999999999', 400],
    ['/jobs', 'open=misschien', 400],
    ['/jobs/1', '', 404],
    ['/__proto__', '', 404],
  ])('%s?%s is answered with status %d', (path, query, status) => {
    expect(ask(query, path).status).toBe(status)
  })
})

test('only open assignments are served, from the first page on', () => {
  expect(ask('open=false&page=1')).toEqual({ status: 200, body: { total: 0, data: [] } })
  expect(ask('')).toEqual(ask('open=true&page=1'))
})

describe('the pages of samples', () => {
  test('have 25 assignments each, contain every sample once, and state the total', () => {
    const pages = Math.ceil(sampleAssignments.length / A_PAGE)
    for (let page = 1; page <= pages; page++) {
      expect(pageOf(page).total).toBe(sampleAssignments.length)
      expect(pageOf(page).data).toHaveLength(Math.min(A_PAGE, sampleAssignments.length - (page - 1) * A_PAGE))
    }
    expect(records).toHaveLength(sampleAssignments.length)
    expect(new Set(records.map(({ id }) => id)).size).toBe(sampleAssignments.length)
    expect(new Set(records.map(({ title }) => title))).toEqual(new Set(sampleAssignments.map(({ title }) => title)))
  })

  test('are sorted newest first', () => {
    const days = records.flatMap(({ publishedDate }) =>
      typeof publishedDate === 'string' ? [publishedDate.slice(0, 10)] : [],
    )
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('are deterministic; on another day the ids stay and the dates move', () => {
    expect(pageOf(2)).toEqual(pageOf(2))
    const later = recordsOn(new Date('2027-03-28T12:00:00Z'))
    expect(later.map(({ id }) => id)).toEqual(records.map(({ id }) => id))
    expect(later.every((record, index) => record.closingDateClient !== records[index]?.closingDateClient)).toBe(true)
  })
})

describe("the quirks of Striive's wire format", () => {
  test('records have a long or a short form, without recruiter, publication date and rate', () => {
    const long = records.filter(isLong)
    const short = records.filter(record => !isLong(record))
    expect(long.length).toBeGreaterThan(50)
    expect(short.length).toBeGreaterThan(10)
    for (const record of long) {
      expect(Object.keys(record).length).toBeGreaterThan(90)
      expect(record).toMatchObject({ publishedDate: expect.any(String), hourlyRateMin: expect.any(Number) })
    }
    for (const record of short) {
      expect(Object.keys(record)).toHaveLength(17)
      for (const key of ['publishedDate', 'hourlyRateMin', 'hourlyRateMax']) expect(record).not.toHaveProperty(key)
    }
  })

  test('ids look like UUIDs; 0 means no rate', () => {
    for (const { id } of records) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(records.some(({ hourlyRateMin, hourlyRateMax }) => hourlyRateMin === 0 && hourlyRateMax === 0)).toBe(true)
  })

  test('dates have no offset; start and end are midnight in Amsterdam, written in UTC', () => {
    for (const record of records) {
      for (const key of ['startDate', 'endDate', 'closingDateInvoice', 'closingDateClient'])
        expect(record[key]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00$/)
      for (const key of ['startDate', 'endDate']) expect(record[key]).toMatch(/T2[23]:00:00$/)
    }
    expect(new Set(records.map(({ endDate }) => String(endDate).slice(11, 13)))).toEqual(new Set(['22', '23']))
  })
})

describe('the samples of Striive', () => {
  test('are served from all files', () => {
    const folder = fileURLToPath(new URL('./', import.meta.url))
    for (const file of fs.readdirSync(folder).filter(name => name.endsWith('.jsonl')))
      for (const line of fs.readFileSync(`${folder}${file}`, 'utf8').trim().split('\n'))
        expect(sampleAssignments).toContainEqual(JSON.parse(line))
  })
})

describe('the samples of Striive, read by the product', () => {
  const sampleByTitle = new Map(sampleAssignments.map(sample => [plainText(sample.title), sample]))
  const read = records.map(record => {
    const listing = job.parse(JSON.parse(JSON.stringify(record)))
    return { record, source: sourceOf(listing), draft: normalise(listing) }
  })
  const daysUntil = (date: Date) =>
    Math.round((Date.parse(amsterdamDay(date)) - Date.parse(amsterdamDay(TODAY))) / 86_400_000)

  test('become assignments with the values of the samples', () => {
    const sources = { Between: 'between', HeadFirst: 'headfirst', Source: 'striive' }
    expect(read).toHaveLength(sampleAssignments.length)
    for (const { record, source, draft } of read) {
      const sample = sampleByTitle.get(draft.title)!
      const rates = [sample.rateMin, sample.rateMax].map(rate => rate || null)
      expect(draft).toMatchObject({
        publicationId: record.id,
        kind: 'competition',
        tenderType: 'freelance_contract',
        organization: plainText(sample.client),
        description: plainText(sample.content),
        minHourlyRate: rates[0],
        maxHourlyRate: rates[1],
        currency: rates.some(Boolean) ? 'EUR' : null,
        sourceUrl: `https://striive.com/nl/opdrachten?id=${String(record.id)}`,
      })
      expect(source).toBe(sources[sample.source])
      expect(daysUntil(draft.closingDate!)).toBe(sample.closesInDays)
      expect(draft.publishedAt && daysUntil(draft.publishedAt)).toBe(
        isLong(record) ? -sample.publishedDaysAgo || 0 : null,
      )
      const province = findPlace(sample.location)?.province
      expect(province).toBeTruthy()
      expect(findPlace(draft.place!)?.province).toBe(province)
    }
  })

  test('are all open when they are served, even those that close today', () => {
    expect(read.some(({ draft }) => daysUntil(draft.closingDate!) === 0)).toBe(true)
    for (const { draft } of read) expect(draft.closingDate!.getTime()).toBeGreaterThan(TODAY.getTime())
    for (const { draft } of read) expect(draft.publishedAt?.getTime() ?? 0).toBeLessThanOrEqual(TODAY.getTime())
  })

  test('contain no personal data of the recruiters in the records', () => {
    const personal =
      /^(?:recruiter(?:Id|Slug|LastName|Email|PhoneNumber)|requesterEmail|(?:orderContact|reportTo|coordinator|distributor)FullName)$/
    const people = new Set(
      records.flatMap(record => Object.entries(record).flatMap(([key, value]) => (personal.test(key) ? [value] : []))),
    )
    expect(people.size).toBeGreaterThan(16)
    const written = JSON.stringify(read.map(({ draft }) => draft)).toLowerCase()
    for (const person of people) {
      expect(String(person).length).toBeGreaterThan(5)
      expect(written).not.toContain(String(person).toLowerCase())
    }
  })

  test('each get a category by their words, nearly always a better one than the fallback', () => {
    const categorise = createCategoriser(seededLists(), uncategorised)
    const found = read.map(({ draft }) => categorise(draft).map(({ slug }) => slug))
    // R-GEN-3
    for (const slugs of found) expect(slugs.length).toBeGreaterThan(0)
    // R-GEN-4
    expect(found.filter(([best]) => best === uncategorised).length).toBeLessThan(5)
    expect(new Set(found.flat()).size).toBeGreaterThan(8)
  })
})
