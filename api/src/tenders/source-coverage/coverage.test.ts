import { beforeEach, describe, expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { aRun, onlyRead } from '../../../test/harvesting.js'
import { SourceSwitch } from '../../ingest/harvest/switches/source-switch.entity.js'
import type { SourceKey } from '../../reference/sources.js'
import type { RunStatus } from '../../reference/tender-values.js'
import { coverageOf, type SourceChoice } from './coverage.service.js'

const database = testDatabase()
const db = () => database.manager

const live = testSettings({
  sources: 'live',
  sourcePlaces: Object.fromEntries(
    ['tenderned', 'ted', 'ctm'].map(key => [key, { baseUrl: 'http://127.0.0.1:9', days: 30 }]),
  ),
  refreshSchedule: '7 5-20 * * *',
})

/** UTC, on 26 and 27 November 2026. */
const at = (time: string, day = 27) => new Date(`2026-11-${day}T${time}:00Z`)
const run = (source: SourceKey, startedAt: Date, status: RunStatus = 'success', given = {}) =>
  aRun(db(), { source, status, startedAt, completedAt: new Date(startedAt.getTime() + 60_000), ...given })
const coverage = async (until: Date, choice: SourceChoice = {}, settings = live) =>
  (await coverageOf(db(), settings, [choice], until))[0]!
const uncovered = async (until: Date, choice: SourceChoice = {}, settings = live) =>
  (await coverage(until, choice, settings)).uncovered

beforeEach(async () => {
  for (const source of ['tenderned', 'ted', 'ctm'] as const) await run(source, at('05:07'))
})

describe('the sources that do not cover a period', () => {
  test('are none when each was read since the last scheduled refresh', async () => {
    expect(await coverage(at('05:30'))).toEqual({
      sentence: null,
      note: null,
      uncovered: [],
      covered: ['tenderned', 'ted', 'ctm'].map(key => ({ key, added: 0 })),
    })
  })

  test.each<[RunStatus, object]>([
    ['failed', {}],
    ['suspect', {}],
    ['cancelled', {}],
    ['partial', { isUsual: false }],
  ])('are those whose newest run ended as %s, although an earlier one succeeded', async (status, given) => {
    await run('ted', at('05:20'), status, given)
    expect(await uncovered(at('05:30'))).toEqual(['ted'])
  })

  test('are not those of which a notice was refused while the list was read to its end', async () => {
    await run('ted', at('05:20'), 'partial', { isUsual: true })
    expect(await uncovered(at('05:30'))).toEqual([])
  })

  test('are judged by the runs that had ended at that moment', async () => {
    await run('ted', at('05:20'), 'failed')
    await aRun(db(), { source: 'ted', status: 'running', startedAt: at('05:25'), completedAt: null })
    await run('ted', at('05:40'))
    expect(await uncovered(at('05:30'))).toEqual(['ted'])
    expect(await uncovered(at('05:45'))).toEqual([])
  })

  test('are all of them when a scheduled refresh did not happen, half an hour after its time', async () => {
    expect(await uncovered(at('06:30'))).toEqual([])
    expect(await coverage(at('06:37'))).toMatchObject({
      sentence: 'Niet gedekt: 3 van 3 bronnen, waaronder TenderNed',
      note: 'Nieuwe tenders van deze bronnen kunnen ontbreken. Om 08:07 proberen we het weer.',
    })
  })

  test('are not missed in the night, when no refresh is scheduled', async () => {
    for (const source of ['tenderned', 'ted', 'ctm'] as const) await run(source, at('20:07', 26))
    await db().query('DELETE FROM scraper_runs WHERE started_at > $1', [at('00:00')])
    expect(await uncovered(at('05:00'))).toEqual([])
  })

  test('are judged by their own interval when they have one', async () => {
    const settings = { ...live, sourceIntervals: { ted: 240 } }
    expect(await uncovered(at('09:30'), {}, settings)).toEqual(['tenderned', 'ctm'])
    expect(await uncovered(at('09:38'), {}, settings)).toEqual(['tenderned', 'ted', 'ctm'])
  })

  test('include one that was never read, and exclude those that are off or have no address', async () => {
    const settings = { ...live, sourcePlaces: { ...live.sourcePlaces, hero: { baseUrl: 'http://x', days: 1 } } }
    expect(await coverage(at('05:30'), {}, settings)).toMatchObject({
      sentence: 'Niet gedekt: Hero (nog niet opgehaald)',
    })
    await run('ted', at('05:20'), 'failed')
    await db().insert(
      SourceSwitch,
      ['ted', 'hero'].map(source => ({ source, isOff: true, reason: 'x', changedBy: null, changedAt: new Date() })),
    )
    expect(await uncovered(at('05:30'), {}, settings)).toEqual([])
  })

  test('are only those of a choice of sources, by key or name', async () => {
    await run('ted', at('05:20'), 'failed')
    expect(await uncovered(at('05:30'), { sources: ['TenderNed', 'ctm'] })).toEqual([])
    expect(await uncovered(at('05:30'), { source: 'ctm' })).toEqual([])
    expect(await uncovered(at('05:30'), { source: 'nergens' })).toEqual([])
    expect(await uncovered(at('05:30'), { sources: ['ctm'], source: 'TED' })).toEqual(['ted'])
  })
})

test('a covered source comes with the number of tenders that its newest run added', async () => {
  await run('ted', at('05:20'), 'failed')
  await run('ted', at('05:30'), 'success', { itemsAdded: 6 })
  expect(await coverage(at('05:35'), { source: 'ted' })).toMatchObject({ covered: [{ key: 'ted', added: 6 }] })
  expect(await coverage(at('05:25'), { source: 'ted' })).toMatchObject({ covered: [] })
})

describe('the query', () => {
  const COVERAGE = `query ($sources: [String!]) { coverage(sources: $sources) {
    sentence note uncovered { key name } covered { source { key } added } } }`

  test('is refused for a visitor, and for more sources than a filter has', async () => {
    expect((await ask(db(), COVERAGE)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    const sources = Array.from({ length: 51 }, () => 'ted')
    expect((await ask(db(), COVERAGE, { sources }, live, await aUser(db()))).errors).toMatchObject([
      { message: 'Vraag maximaal 50 bronnen tegelijk.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })

  test('answers every signed-in user', async () => {
    await db().query('DELETE FROM scraper_runs')
    await onlyRead(db(), 'tenderned')
    const { data } = await ask(db(), COVERAGE, { sources: [] }, live, await aUser(db()))
    expect(data.coverage).toEqual({
      sentence: 'Niet gedekt: TenderNed (nog niet opgehaald)',
      note: expect.stringMatching(/^Nieuwe tenders van deze bron kunnen ontbreken\. /),
      uncovered: [{ key: 'tenderned', name: 'TenderNed' }],
      covered: [],
    })
  })
})
