import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager

const webDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-web-'))
fs.writeFileSync(
  path.join(webDirectory, 'index.html'),
  '<html><head><title>GreenRock</title></head><body></body></html>',
)
afterAll(() => fs.rmSync(webDirectory, { recursive: true }))
const server = testServer(database, { webDirectory })

const pageOf = async (id: string) =>
  (await fetch(`${server.url}/tenders?tender=${encodeURIComponent(toGlobalId('Tender', id))}`)).text()

const blocks = (page: string) => [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]

const anAssignment = (given: Partial<Tender> = {}) =>
  aTender(db(), { tenderType: 'freelance_contract', organization: 'Waterschap Noorderzijlvest', ...given })

test('the page of an open assignment has its JobPosting without any script', async () => {
  const { id } = await anAssignment({
    title: 'Projectleider <dijken> $& $1',
    description: 'Regel een\nregel twee </script><script>alert(1)</script>',
    closingDate: new Date('2099-07-01T10:00:00Z'),
    publicationDate: new Date('2026-01-15T08:30:00Z'),
    minHourlyRate: 80,
    maxHourlyRate: 110,
    region: 'Groningen',
    province: 'Groningen',
    startDate: '2099-08-01',
  })
  const page = await pageOf(id)
  const [block, ...others] = blocks(page)
  expect(others).toEqual([])
  expect(page).not.toContain('<script>')
  expect(JSON.parse(block![1]!)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Projectleider <dijken> $& $1',
    description: 'Regel een<br>regel twee &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    employmentType: 'CONTRACTOR',
    datePosted: '2026-01-15T09:30:00+01:00',
    validThrough: '2099-07-01T12:00:00+02:00',
    hiringOrganization: { name: 'Waterschap Noorderzijlvest' },
    jobLocation: { address: { addressLocality: 'Groningen', addressCountry: 'NL' } },
    baseSalary: { currency: 'EUR', value: { minValue: 80, maxValue: 110, unitText: 'HOUR' } },
  })
})

test.each<[string, Partial<Tender>]>([
  ['a procurement', { tenderType: 'eu_procurement' }],
  ['a closed assignment', { closingDate: new Date('2020-01-01') }],
  ['an archived assignment', { archived: true }],
])('the page of %s has no JobPosting', async (_what, given) => {
  const { id } = await anAssignment(given)
  expect(blocks(await pageOf(id))).toEqual([])
})

test('other pages have no JobPosting, and a malformed id is no error', async () => {
  await anAssignment()
  for (const query of ['', '?tender=x', '?tender=%00', '?tender=VGVuZGVyOg==', '?tender=a&tender=b']) {
    const reply = await fetch(`${server.url}/tenders${query}`)
    expect(reply.status).toBe(200)
    expect(blocks(await reply.text())).toEqual([])
  }
})
