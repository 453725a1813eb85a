import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { IsNull } from 'typeorm'
import { testSettings } from '../../../test/ask.js'
import { localSite } from '../../../test/local-site.js'
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

let good = ''
beforeAll(async () => {
  const standIn = await startStandIn(new Date())
  closers.push(() => standIn.stop())
  good = standIn.url
})

const place = (baseUrl: string) => ({ baseUrl, days: 365 })

test('a source that hangs, lies or floods does not affect the other sources', async () => {
  const flood = Array.from({ length: 3000 }, (_, index) => `<url><loc>x/opdrachten/a-${index}</loc></url>`)
  const flooding: string = await localSite((_request, response) =>
    response.end(`<urlset>${flood.join('').replaceAll('x/', `${flooding}/`)}</urlset>`),
  )
  const settings = testSettings({
    sources: 'live',
    refreshCoolDownMs: 0,
    // Within the 15 seconds that a single request may take.
    sourceTimeLimitMs: 12_000,
    sourcePlaces: {
      hero: place(await localSite(() => {})),
      'bij-oranje': place(await localSite((_request, response) => response.end('<html>Even geduld …</html>'))),
      haert: place(flooding),
      'zzp-opdrachten': place(await localSite((_request, response) => response.destroy())),
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
  // Copies at several brokers count once.
  expect(totalAdded).toBe(await db().countBy(Tender, { copyOf: IsNull() }))
  expect(totalAdded).toBeGreaterThan(100)
})
