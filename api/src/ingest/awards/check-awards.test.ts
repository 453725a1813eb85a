import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { IsNull, Not } from 'typeorm'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { abortedJob } from '../../../test/aborted-job.js'
import { until } from '../../../test/until.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aSignIn } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { amsterdamDay } from '../../platform/calendar.js'
import { refreshTenders } from '../harvest/refresh.service.js'
import { Job, JobKind } from '../../platform/jobs/job.entity.js'
import { cancelJob } from '../../platform/jobs/job-row.js'
import { AwardSource } from '../../reference/tender-values.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { checkAwards } from './check-awards.service.js'

const database = testDatabase()
const db = () => database.manager

const DAY_MS = 86_400_000
const day = (daysAgo: number) => amsterdamDay(new Date(Date.now() - daysAgo * DAY_MS))

/** A call for tenders of TenderNed, whose award notice is not in the list. */
const call = {
  publicatieId: '900001',
  publicatieDatum: day(3),
  aanbestedingNaam: 'Renovatie sluizencomplex Zwartewater',
  opdrachtgeverNaam: 'Waterschap De Lage Landen',
  typePublicatie: { code: 'AAO' },
  sluitingsDatum: `${day(1)}T12:00:00`,
}
const award = {
  publicatieId: 900_002,
  kenmerk: 700_001,
  publicatieDatum: `${day(0)}T08:00:00`,
  aanbestedingNaam: call.aanbestedingNaam,
  opdrachtgeverNaam: call.opdrachtgeverNaam,
  aankondigingCode: { code: 'AGO' },
  publicatieCode: 'EF29',
  formType: 'result',
  isGegund: true,
}
const pagePath = '/publicaties/900002/html'
const row = (label: string, value: string) =>
  `<tr><td><span class="label">${label}</span><span class="text">: </span></td><td><span class="value">${value}</span></td></tr>`
const head = (level: number, text: string) => `<tr class="header${level}"><th colspan="2">${text}</th></tr>`
const page = `<table><tbody>${head(1, '6. Resultaten')}${head(2, '6.1 ID resultaat perceel: LOT-0000')}
  ${head(3, '6.1.2 Informatie over winnaars')}<tr><td colspan="2"><span class="label">Winnaar</span>:</td></tr>
  ${row('Officiële naam', 'Bouwbedrijf De Dijk B.V.')}${row('Identificatiecode van het perceel of de groep percelen', 'LOT-0000')}
  ${row('Datum waarop de winnaar is gekozen', '12/03/2026')}${head(1, '8. Organisaties')}</tbody></table>`

let site: http.Server
let requests: string[]
let beforeAnswer: () => Promise<void>
/** Answers by path; tests may change them. */
let answers: Record<string, unknown>

beforeEach(async () => {
  requests = []
  beforeAnswer = () => Promise.resolve()
  answers = {
    '/publicaties/900001': { publicatieId: 900_001, kenmerk: 700_001 },
    '/publicaties/900001/gerelateerd': [{ ...award, typePublicatie: 'Aankondiging gegunde opdracht' }],
    '/publicaties/900002': award,
    [pagePath]: { html: page },
  }
  site = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://bron.test')
    requests.push(pathname)
    const listed = searchParams.get('publicatieDatumVanaf') === call.publicatieDatum ? [call] : []
    const list = { content: listed, last: true, totalElements: listed.length, number: 0 }
    const answer = pathname === '/publicaties' ? list : answers[pathname]
    void beforeAnswer().then(() => response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {})))
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  site.closeAllConnections()
  site.close()
})

const settings = () => {
  const baseUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  return testSettings({ sources: 'live', sourcePlaces: { tenderned: { baseUrl, days: 5 } }, refreshCoolDownMs: 0 })
}
const stored = () => db().findOneByOrFail(Tender, { title: call.aanbestedingNaam })

describe('asking the sources for winners', () => {
  test('finds the winner of a closed tender, once', async () => {
    await refreshTenders(db(), settings())
    expect(await stored()).toMatchObject({ awardWinner: null, awardLastChecked: null })
    // R-AWARD-34
    expect(await checkAwards(db(), settings())).toEqual({ checked: 1, updated: 1 })
    expect(await stored()).toMatchObject({
      status: 'Gegund',
      awardWinner: 'Bouwbedrijf De Dijk B.V.',
      awardDate: '2026-03-12',
      awardSource: AwardSource.SCRAPED,
      awardLastChecked: expect.any(Date),
    })
    requests = []
    expect(await checkAwards(db(), settings())).toEqual({ checked: 0, updated: 0 })
    expect(requests).toEqual([])
  })

  test('skips awards that were entered by hand, even empty ones', async () => {
    await refreshTenders(db(), settings())
    await db().update(Tender, { id: (await stored()).id }, { awardSource: AwardSource.MANUAL })
    expect(await checkAwards(db(), settings())).toEqual({ checked: 0, updated: 0 })
    expect(await stored()).toMatchObject({ awardWinner: null, awardSource: AwardSource.MANUAL })
  })

  test('counts a tender without news as checked, and asks for it again the next time', async () => {
    answers['/publicaties/900001/gerelateerd'] = []
    await refreshTenders(db(), settings())
    expect(await checkAwards(db(), settings())).toEqual({ checked: 1, updated: 0 })
    expect(await checkAwards(db(), settings())).toEqual({ checked: 1, updated: 0 })
    expect(await stored()).toMatchObject({ awardWinner: null, status: 'Open' })
  })

  test('reads an unreadable page again after a week', async () => {
    const { [pagePath]: html, ...others } = answers
    answers = others
    await refreshTenders(db(), settings())
    expect(await checkAwards(db(), settings())).toEqual({ checked: 1, updated: 1 })
    expect(await stored()).toMatchObject({ awardWinner: null, status: 'Gegund' })
    answers = { ...others, [pagePath]: html }
    expect(await checkAwards(db(), settings())).toEqual({ checked: 1, updated: 0 })
    await db().query(`UPDATE notices SET updated_at = now() - interval '8 days'`)
    expect(await checkAwards(db(), settings())).toEqual({ checked: 1, updated: 1 })
    expect(await stored()).toMatchObject({ awardWinner: 'Bouwbedrijf De Dijk B.V.' })
  })

  test.each([
    ['an assignment', { tenderType: 'freelance_contract' as const }],
    ['a tender that is open', { closingDate: new Date(Date.now() + DAY_MS) }],
    ['a withdrawn one', { status: 'Ingetrokken' }],
    ['one that nobody won', { status: 'Niet gegund' }],
    ['one with a winner', { awardWinner: 'Aannemer Het Sluisje' }],
    ['a sample', { isSample: true }],
  ])('skips %s', async (_what, given) => {
    await aTender(db(), { source: 'tenderned', closingDate: new Date(Date.now() - DAY_MS), ...given })
    expect(await checkAwards(db(), settings())).toEqual({ checked: 0, updated: 0 })
  })

  test('starts with the least recently checked tenders', async () => {
    const closingDate = new Date(Date.now() - DAY_MS)
    for (const [publicationId, hours] of [
      ['901', 1],
      ['902', 30],
      ['903', null],
    ] as const)
      await aTender(db(), {
        source: 'tenderned',
        publicationId,
        closingDate,
        awardLastChecked: hours === null ? null : new Date(Date.now() - hours * 3_600_000),
      })
    await checkAwards(db(), settings())
    expect(requests.filter(path => path.includes('gerelateerd'))).toEqual(
      ['903', '902', '901'].map(id => `/publicaties/${id}/gerelateerd`),
    )
  })

  test('gives a reason when no source could be asked', async () => {
    await refreshTenders(db(), settings())
    const unreachable = settings()
    await new Promise(resolve => {
      site.closeAllConnections()
      site.close(resolve)
    })
    await expect(checkAwards(db(), unreachable)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('was niet bereikbaar'),
    })
    expect((await stored()).awardLastChecked).toBeNull()
  })

  test('fails when every answer has an unknown form', async () => {
    answers['/publicaties/900001/gerelateerd'] = { melding: 'Deze dienst is verhuisd.' }
    await refreshTenders(db(), settings())
    await expect(checkAwards(db(), settings())).rejects.toMatchObject({
      message: expect.stringContaining('in een andere vorm dan verwacht'),
    })
  })

  test('stops when it is cancelled, and keeps what it has', async () => {
    const closingDate = new Date(Date.now() - DAY_MS)
    for (let count = 0; count < 60; count++) await aTender(db(), { source: 'tenderned', closingDate })
    const isStopped = abortedJob()
    beforeAnswer = () => (requests.length < 2 ? Promise.resolve() : isStopped)
    const checking = checkAwards(db(), settings())
    await until(() => requests.length >= 2)
    await cancelJob(db(), JobKind.CHECK_AWARDS)
    const { checked } = await checking
    expect(checked).toBeLessThan(60)
    expect(checked).toBe(await db().countBy(Tender, { awardLastChecked: Not(IsNull()) }))
    expect(await db().findOneByOrFail(Job, {})).toMatchObject({ status: 'cancelled', result: { checked } })
  })
})

describe('an award check through the API', () => {
  const server = testServer(database, {
    sources: 'live',
    refreshCoolDownMs: 0,
    // The site has another port in each test.
    sourcePlaces: {
      tenderned: {
        get baseUrl() {
          return settings().sourcePlaces.tenderned!.baseUrl
        },
        days: 5,
      },
    },
  })
  const QUERY = 'mutation { checkAwards { checked updated } }'

  test('is for administrators only, in GraphQL and in REST', async () => {
    const admin = await aUser(db(), { isAdmin: true })
    answers['/publicaties/900001/gerelateerd'] = []
    await refreshTenders(db(), settings())
    // R-AWARD-34 R-ROLE-14
    expect((await ask(db(), QUERY, {}, settings(), admin)).data.checkAwards).toEqual({ checked: 1, updated: 0 })
    answers['/publicaties/900001/gerelateerd'] = [{ ...award, typePublicatie: 'Aankondiging gegunde opdracht' }]
    const { bearer: headers } = await aSignIn(db(), admin)
    const reply = await new Person(() => server.url).ask('/api/tenders/check-awards', { method: 'POST', headers })
    // R-AWARD-34 R-ROLE-14
    expect(reply.json).toEqual({ checked: 1, updated: 1 })
    const refused = await ask(db(), QUERY, {}, testSettings(), await aUser(db()))
    // R-AWARD-37
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    const visitor = new Person(() => server.url)
    expect((await visitor.ask('/api/tenders/check-awards', { method: 'POST' })).status).toBe(401)
  })
})
