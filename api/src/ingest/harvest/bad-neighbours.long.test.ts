import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { startStandIn } from '../samples/stand-in.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { refreshTenders } from './refresh.service.js'
import { ScraperRun } from './run.entity.js'

const database = testDatabase()
const db = () => database.manager

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

async function siteThatAnswers(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let good = ''
beforeAll(async () => {
  const standIn = await startStandIn(new Date())
  closers.push(() => standIn.stop())
  good = standIn.url
})

const place = (baseUrl: string) => ({ baseUrl, days: 365 })
const robotsFirst =
  (answer: http.RequestListener): http.RequestListener =>
  (request, response) =>
    request.url === '/robots.txt' ? void response.writeHead(404).end() : answer(request, response)

test('a source that hangs, lies or floods does not affect the other sources', async () => {
  const flood = Array.from({ length: 3000 }, (_, index) => `<url><loc>x/opdrachten/a-${index}</loc></url>`)
  const flooding: string = await siteThatAnswers(
    robotsFirst((_request, response) =>
      response.end(`<urlset>${flood.join('').replaceAll('x/', `${flooding}/`)}</urlset>`),
    ),
  )
  const settings = testSettings({
    sources: 'live',
    refreshCoolDownMs: 0,
    // Within the 15 seconds that a single request may take.
    sourceTimeLimitMs: 12_000,
    sourcePlaces: {
      hero: place(await siteThatAnswers(robotsFirst(() => {}))),
      'bij-oranje': place(
        await siteThatAnswers(robotsFirst((_request, response) => response.end('<html>Even geduld …</html>'))),
      ),
      haert: place(flooding),
      'zzp-opdrachten': place(await siteThatAnswers(robotsFirst((_request, response) => response.destroy()))),
      striive: place(`${good}/striive`),
      ctm: place(`${good}/ctm`),
    },
  })
  const { totalAdded } = await refreshTenders(db(), settings)
  const runs = await db().find(ScraperRun)
  const outcome = (source: string) => {
    const { status, errorMessage } = runs.find(run => run.source === source)!
    return `${status}: ${errorMessage}`
  }
  expect(outcome('hero')).toMatch(/^failed: Het lezen van deze bron duurde te lang/)
  expect(outcome('bij-oranje')).toMatch(/^suspect: .* gaf geen leesbare sitemap/)
  expect(outcome('haert')).toMatch(/^failed: De bron noemt meer dan 2000 opdrachten/)
  expect(outcome('zzp-opdrachten')).toMatch(/^failed: .* was niet bereikbaar/)
  // R-INT-21
  for (const source of ['striive', 'ctm']) expect(outcome(source)).toBe('success: null')
  expect(totalAdded).toBe(await db().count(Tender))
  expect(totalAdded).toBeGreaterThan(100)
})
