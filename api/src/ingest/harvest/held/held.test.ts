import { beforeEach, describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../../test/database.js'
import { aUser } from '../../../../test/factories.js'
import { aConnector, aDraft, aRun, drafts, harvested, type Pages, usualRuns } from '../../../../test/harvesting.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection, Discovery } from '../../sources/connector.js'
import { MissingField } from '../../sources/connector.js'
import { Tender } from '../../../tenders/tender/tender.entity.js'
import { ScraperRun } from '../run.entity.js'
import { acceptRun } from './accept.service.js'
import { HeldRun } from './held-run.entity.js'

const database = testDatabase()
const db = () => database.manager

const read = (pages: Pages, given = {}) => harvested(db(), aConnector(pages, given))
const openCount = () => db().countBy(Tender, { source: 'between', status: 'Open' })
const heldRun = () => db().findOneBy(HeldRun, { source: 'between' })
const accept = async () => acceptRun(db(), (await aUser(db(), { isAdmin: true })).id, 'between')
const newestRun = () => db().findOneOrFail(ScraperRun, { where: { source: 'between' }, order: { startedAt: 'DESC' } })

const shape = () => new SourceError('unexpected', 'Striive antwoordde met een lijst in een andere vorm dan verwacht.')
const undated = (from: number, to: number) => drafts(from, to, { closingDate: null })
const expectsDates = { expects: ['closingDate'] as const }

describe('a suspect run of a list of all that is open', () => {
  beforeEach(async () => {
    await read([drafts(1, 97)])
    await usualRuns(db(), 'between', [92, 96, 95, 99, 94])
  })

  test('stores nothing and closes nothing, and holds what it read and saw', async () => {
    const result = await read([[aDraft('1', { title: 'Gewijzigd' }), aDraft('2'), aDraft('500')]])
    expect(result).toMatchObject({
      status: 'suspect',
      suspicion: 'few',
      found: 3,
      added: 0,
      updated: 0,
      message: '3 gevonden, meestal 92 tot 99; niet verwerkt.',
    })
    expect(await db().countBy(Tender, { title: 'Gewijzigd' })).toBe(0)
    expect(await openCount()).toBe(96)
    expect(await heldRun()).toMatchObject({
      runId: (await newestRun()).id,
      noticeCount: 2,
      seen: ['1', '2', '500'],
      isSample: false,
    })
  })

  test('is also held when more than half of the open tenders vanished, without earlier runs to compare with', async () => {
    await db().query('UPDATE scraper_runs SET is_usual = false')
    expect(await read([[...drafts(1, 40), ...drafts(500, 600)]])).toMatchObject({
      status: 'suspect',
      suspicion: 'vanished',
      added: 0,
      message: 'Between toont meer dan de helft van de open opdrachten niet meer; niet verwerkt.',
    })
    expect(await heldRun()).toMatchObject({ noticeCount: 100 })
  })

  test('replaces an earlier held run, and is dropped by a run that is in order', async () => {
    await read([drafts(500, 503)])
    await read([drafts(600, 604)])
    expect(await heldRun()).toMatchObject({ noticeCount: 4 })
    await read([shape()])
    await read([new SourceError('unreachable', 'weg')])
    await read([[]])
    expect(await heldRun()).toMatchObject({ noticeCount: 4 })
    expect(await read([drafts(1, 98)])).toMatchObject({ status: 'success', added: 1 })
    expect(await heldRun()).toBeNull()
  })

  test('holds the first pages when a later page has an unknown form', async () => {
    expect(await read([drafts(500, 560), shape()])).toMatchObject({
      status: 'suspect',
      suspicion: 'shape',
      added: 0,
      message: 'Striive antwoordde met een lijst in een andere vorm dan verwacht; niet verwerkt.',
    })
    expect(await heldRun()).toMatchObject({ noticeCount: 60, seen: null })
  })

  test('is not assumed when the source becomes unreachable: what was read is stored', async () => {
    expect(await read([drafts(500, 503), new SourceError('unreachable', 'weg')])).toMatchObject({
      status: 'partial',
      suspicion: null,
      added: 3,
    })
    expect(await heldRun()).toBeNull()
    expect((await newestRun()).isUsual).toBe(false)
  })

  test('no longer counts as unusual once an administrator has accepted it', async () => {
    await read([drafts(500, 503)])
    await accept()
    expect(await heldRun()).toBeNull()
    expect(await db().countBy(Tender, { source: 'between', publicationId: '500' })).toBe(1)
    expect(await newestRun()).toMatchObject({
      status: 'success',
      itemsAdded: 3,
      isUsual: true,
      errorMessage: expect.stringContaining('Er is niets gesloten: 96 opdrachten blijven staan tot de sluitingsdatum.'),
    })
    expect(await openCount()).toBe(99)
    // A vanished tender that stays open raises no suspicion again until it returns to the list.
    expect(await read([drafts(500, 504)])).toMatchObject({ status: 'success', added: 1 })
    expect(await read([[...drafts(1, 11), ...drafts(500, 504)]])).toMatchObject({ status: 'success' })
    expect(await read([drafts(500, 504)])).toMatchObject({ status: 'suspect', suspicion: 'vanished' })
  })

  test('closes vanished tenders when it is accepted, if they are no more than half', async () => {
    await usualRuns(db(), 'between', Array<number>(9).fill(300))
    await read([drafts(1, 60)])
    expect(await heldRun()).toMatchObject({ noticeCount: 0 })
    await accept()
    expect(await openCount()).toBe(59)
    expect(await newestRun()).toMatchObject({ itemsUpdated: 37, errorMessage: null })
  })

  test('cannot be accepted twice, nor while the source is being read, nor when nothing was read', async () => {
    await read([drafts(500, 503)])
    await accept()
    await expect(accept()).rejects.toThrow('Van Between wacht er niets op verwerking.')
    await read([shape()])
    await expect(accept()).rejects.toThrow('Van Between wacht er niets op verwerking.')
    await aRun(db(), { status: 'running' })
    await expect(accept()).rejects.toThrow('Between wordt nu gelezen. Probeer het daarna opnieuw.')
  })
})

describe('a field that a source usually fills in', () => {
  test('makes the run suspect when many new notices lack it, and nothing is stored', async () => {
    await read([drafts(1, 31)], expectsDates)
    const result = await read([[...drafts(1, 31), ...drafts(100, 109), ...undated(200, 231)]], expectsDates)
    expect(result).toMatchObject({
      status: 'suspect',
      suspicion: 'missing',
      found: 70,
      added: 0,
      message: 'Bij 31 van 40 ontbreekt de sluitingsdatum; niet verwerkt.',
    })
    expect(await heldRun()).toMatchObject({ noticeCount: 40 })
  })

  test('can be the title, without which a notice is refused', async () => {
    await read([drafts(1, 31)])
    const normalise = (draft: never) => {
      if (!(draft as { title: string }).title) throw new MissingField('title', 'De titel ontbreekt.')
      return draft
    }
    expect(
      await read([[...drafts(1, 31), ...drafts(100, 109), ...drafts(200, 231, { title: '' })]], { normalise }),
    ).toMatchObject({
      suspicion: 'missing',
      message: 'Bij 31 van 40 ontbreekt de titel; niet verwerkt.',
    })
  })

  test('raises no suspicion when the source never filled it in, as in a first import', async () => {
    expect(await read([undated(1, 31)], expectsDates)).toMatchObject({ status: 'success', added: 30 })
    expect(await read([undated(1, 61)], expectsDates)).toMatchObject({ status: 'success', added: 30 })
  })

  test('is no longer expected once an administrator has accepted that it is missing', async () => {
    await read([drafts(1, 201)], expectsDates)
    await read([[...drafts(1, 201), ...undated(300, 312)]], expectsDates)
    await accept()
    expect(await db().countBy(Tender, { publicationId: '300' })).toBe(1)
    expect(await read([[...drafts(1, 201), ...undated(300, 324)]], expectsDates)).toMatchObject({
      status: 'success',
      added: 12,
    })
  })
})

describe('a source that is read in batches', () => {
  const dayByDay = { listsAllOpen: false, resumes: true as const, expects: ['closingDate'] as const }
  const checkpoints = () => db().query('SELECT checkpoint FROM source_checkpoints')

  test('keeps what was stored before a field went missing, and holds the rest, which is read again', async () => {
    await read([drafts(1, 31)], dayByDay)
    const before = await checkpoints()
    const result = await read([drafts(40, 43), undated(50, 70), drafts(80, 90)], dayByDay)
    expect(result).toMatchObject({
      status: 'suspect',
      added: 3,
      message: 'Bij 20 van 33 ontbreekt de sluitingsdatum; de rest is niet verwerkt.',
    })
    expect(await heldRun()).toMatchObject({ noticeCount: 30, seen: null })
    expect(await checkpoints()).toEqual([{ checkpoint: { version: 1, position: { page: 1 } } }])
    expect(before).toEqual([{ checkpoint: { version: 1, position: { page: 1 } } }])
    await accept()
    expect(await openCount()).toBe(63)
  })

  test('stores held notices after all when the rest of the run makes up for them', async () => {
    await read([drafts(1, 31)], dayByDay)
    expect(await read([undated(50, 60), drafts(100, 200)], dayByDay)).toMatchObject({ status: 'success', added: 110 })
    expect(await heldRun()).toBeNull()
  })

  test('raises no suspicion for an empty weekend in a resumed run', async () => {
    expect(await read([[]], dayByDay)).toMatchObject({ status: 'suspect', suspicion: 'empty' })
    expect(await read([[]], dayByDay)).toMatchObject({ status: 'success' })
  })

  test('holds nothing of a run with few notices, which can still be accepted', async () => {
    await read([drafts(1, 31)], { listsAllOpen: false })
    await usualRuns(db(), 'between', Array<number>(14).fill(96))
    expect(await read([drafts(40, 43)], { listsAllOpen: false })).toMatchObject({
      status: 'suspect',
      suspicion: 'few',
      added: 3,
      message: '3 gevonden, meestal 30 tot 96.',
    })
    expect(await heldRun()).toBeNull()
    await accept()
    expect(await newestRun()).toMatchObject({ status: 'success', errorMessage: null })
    expect(await read([drafts(40, 43)], { listsAllOpen: false })).toMatchObject({ status: 'success' })
  })
})

test('is skipped, with its notices, when it is switched off', async () => {
  const both = async function* (_connection: Connection): AsyncGenerator<Discovery> {
    const item = (publicationId: string, source: 'between' | 'headfirst') => ({
      publicationId,
      source,
      fingerprint: Buffer.from(publicationId),
      listing: aDraft(publicationId),
    })
    yield { items: [item('1', 'between'), item('2', 'headfirst')] }
  }
  const connector = { ...aConnector([]), discover: both }
  const first = await harvested(db(), connector, { isOff: new Set(['between']) })
  expect(first.source).toBe('striive')
  expect(await db().find(ScraperRun, { order: { startedAt: 'ASC' } })).toMatchObject([
    { source: 'striive' },
    { source: 'headfirst', itemsAdded: 1 },
  ])
  expect(await db().find(Tender)).toMatchObject([{ source: 'headfirst' }])
})
