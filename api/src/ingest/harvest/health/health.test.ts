import { describe, expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../../test/ask.js'
import { testDatabase } from '../../../../test/database.js'
import { aUser } from '../../../../test/factories.js'
import { localSite } from '../../../../test/local-site.js'
import { aConnector, aRun, drafts, harvested, onlyRead, usualRuns } from '../../../../test/harvesting.js'
import { eraseAccount } from '../../../accounts/users/account.service.js'
import { dueSources } from '../due.service.js'
import { refreshTenders } from '../refresh.service.js'
import { ScraperRun } from '../run.entity.js'
import { SourceAnswer } from '../answers/source-answer.entity.js'

const database = testDatabase()
const db = () => database.manager

const siteThatAnswers = (status: number, type: string, body: string) =>
  localSite((_request, response) => response.writeHead(status, { 'content-type': type }).end(body))

const HEALTH = `{ sourceHealth { source { key } state isOn offReason offBy { firstName lastName } offSince message
  usualRange { min max } runs { status itemsFound itemsAdded errorMessage } nextRunAt heldCount canAccept hasAnswer } }`

const live = testSettings({
  sources: 'live',
  sourcePlaces: { striive: { baseUrl: 'http://127.0.0.1:9', days: 30 } },
})

const administrator = () => aUser(db(), { isAdmin: true, firstName: 'Joost', lastName: 'Hendriks' })
const asAdmin = async (query: string, variables = {}, settings = live) =>
  ask(db(), query, variables, settings, await administrator())
async function healthOf(source: string, settings = live) {
  const { data } = await asAdmin(HEALTH, {}, settings)
  return data.sourceHealth.find((one: { source: { key: string } }) => one.source.key === source)
}

describe('the health of a source', () => {
  test("is 'never' without a run, and 'unconfigured' without a connector or address", async () => {
    expect(await healthOf('between')).toMatchObject({
      state: 'never',
      isOn: true,
      runs: [],
      usualRange: null,
      message: null,
    })
    expect(await healthOf('freelanceplatform')).toMatchObject({ state: 'unconfigured', isOn: false, nextRunAt: null })
    expect(await healthOf('ted')).toMatchObject({ state: 'unconfigured' })
    expect(await healthOf('ted', testSettings())).toMatchObject({ state: 'never', isOn: true })
  })

  test('is that of its newest run, with the last fourteen runs, the usual count and the next run', async () => {
    await usualRuns(
      db(),
      'between',
      Array.from({ length: 15 }, (_, index) => 90 + index),
    )
    await aRun(db(), { source: 'between', status: 'partial', itemsFound: 7, errorMessage: 'Er ontbreekt wat.' })
    const health = await healthOf('between')
    expect(health).toMatchObject({
      state: 'partial',
      message: 'Er ontbreekt wat.',
      usualRange: { min: 90, max: 103 },
      nextRunAt: expect.any(String),
      heldCount: null,
      canAccept: false,
      hasAnswer: false,
    })
    expect(health.runs.map(({ itemsFound }: { itemsFound: number }) => itemsFound).slice(0, 3)).toEqual([7, 90, 91])
    expect(health.runs).toHaveLength(14)
    expect(new Date(health.nextRunAt).getTime()).toBeGreaterThan(Date.now())
  })
})

describe('the number of sources in trouble', () => {
  const count = async () => (await asAdmin('{ troubledSourceCount }')).data.troubledSourceCount

  test('counts enabled and configured sources whose newest run is suspect or failed', async () => {
    expect(await count()).toBe(0)
    const before = new Date(Date.now() - 60_000)
    await aRun(db(), { source: 'between', status: 'failed' })
    await aRun(db(), { source: 'headfirst', status: 'suspect' })
    await aRun(db(), { source: 'striive', status: 'failed', startedAt: before })
    await aRun(db(), { source: 'striive', status: 'partial' })
    await aRun(db(), { source: 'ted', status: 'failed' })
    expect(await count()).toBe(2)
    await asAdmin(
      'mutation { switchSource(input: { source: "between", isOn: false, reason: "x" }) { sourceHealth { state } } }',
    )
    expect(await count()).toBe(1)
  })
})

const SWITCH = `mutation ($input: SwitchSourceInput!) { switchSource(input: $input) {
  sourceHealth { state isOn offReason offBy { firstName } offSince nextRunAt } } }`

describe('switching off a source', () => {
  test('records the reason, the person and the time; switching on clears the reason', async () => {
    const off = await asAdmin(SWITCH, {
      input: { source: 'between', isOn: false, reason: '  robots.txt staat het niet toe ' },
    })
    expect(off.data.switchSource.sourceHealth).toEqual({
      state: 'off',
      isOn: false,
      offReason: 'robots.txt staat het niet toe',
      offBy: { firstName: 'Joost' },
      offSince: expect.any(String),
      nextRunAt: null,
    })
    const on = await asAdmin(SWITCH, { input: { source: 'between', isOn: true, reason: null } })
    expect(on.data.switchSource.sourceHealth).toMatchObject({
      state: 'never',
      isOn: true,
      offReason: null,
      offBy: null,
      offSince: null,
    })
  })

  test.each([
    [{ source: 'between', isOn: false }, 'Geef een reden op.'],
    [{ source: 'between', isOn: false, reason: '   ' }, 'Een reden heeft 1 tot 200 tekens.'],
    [{ source: 'between', isOn: false, reason: 'x'.repeat(201) }, 'Een reden heeft 1 tot 200 tekens.'],
    [{ source: 'between', isOn: false, reason: 'een\ntwee' }, 'Zet de reden op één regel.'],
    [{ source: 'nergens', isOn: false, reason: 'x' }, 'Deze bron wordt niet gelezen.'],
    [{ source: '', isOn: true }, 'Deze bron wordt niet gelezen.'],
  ])('is refused: %j', async (input, message) => {
    expect((await asAdmin(SWITCH, { input })).errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })

  test('stops its connector when all its sources are off; the name goes with the account', async () => {
    for (const source of ['striive', 'between', 'headfirst'])
      await asAdmin(SWITCH, { input: { source, isOn: false, reason: 'De lijst klopt niet' } })
    await expect(refreshTenders(db(), live)).rejects.toThrow('Er staat geen enkele ingestelde bron aan.')
    expect(await db().count(ScraperRun)).toBe(0)
    const [{ id }] = await db().query<[{ id: string }]>(
      `SELECT changed_by AS id FROM source_switches WHERE source = 'between'`,
    )
    await eraseAccount(db(), id)
    expect(await healthOf('between')).toMatchObject({ state: 'off', offReason: 'De lijst klopt niet', offBy: null })
  })
})

test('makes a source with its own interval never due', async () => {
  const settings = { ...live, sourceIntervals: { striive: 30 } }
  expect(await dueSources(db(), settings, new Date())).toEqual(['striive'])
  for (const source of ['striive', 'between', 'headfirst'])
    await asAdmin(SWITCH, { input: { source, isOn: false, reason: 'De lijst klopt niet' } })
  expect(await dueSources(db(), settings, new Date())).toEqual([])
})

describe('accepting a run', () => {
  const ACCEPT =
    'mutation { acceptRun(input: { source: "between" }) { sourceHealth { state message heldCount canAccept } } }'

  test('makes the run a success and names the administrator until that account is erased', async () => {
    await harvested(db(), aConnector([drafts(1, 97)]))
    await usualRuns(db(), 'between', Array<number>(5).fill(96))
    await harvested(db(), aConnector([[...drafts(1, 41), ...drafts(200, 203)]]))
    expect(await healthOf('between')).toMatchObject({ state: 'suspect', heldCount: 3, canAccept: true })
    const user = await administrator()
    const { data } = await ask(db(), ACCEPT, {}, live, user)
    expect(data.acceptRun.sourceHealth).toMatchObject({
      state: 'success',
      message: expect.stringMatching(/^Verwerkt door Joost Hendriks\. Between toont meer dan de helft/),
      heldCount: null,
      canAccept: false,
    })
    await eraseAccount(db(), user.id)
    expect((await healthOf('between')).message).toMatch(/^Between toont/)
  })

  test('is refused when no run is held', async () => {
    expect((await asAdmin(ACCEPT)).errors).toMatchObject([{ message: 'Van Between wacht er niets op verwerking.' }])
  })
})

describe('running one source', () => {
  test('reads only its connector, and keeps an unreadable answer without contact details', async () => {
    const url = await siteThatAnswers(200, 'text/html', '<h1>Onderhoud</h1> mail jan@bureau.test')
    const settings = testSettings({
      sources: 'live',
      sourcePlaces: { striive: { baseUrl: url, days: 30 }, ted: { baseUrl: url, days: 30 } },
    })
    const RUN = 'mutation { runSource(input: { source: "headfirst" }) { sourceHealth { state } } }'
    const { errors } = await asAdmin(RUN, {}, settings)
    expect(errors).toMatchObject([
      { extensions: { code: 'UNAVAILABLE' }, message: expect.stringContaining('webpagina') },
    ])
    expect(await db().countBy(ScraperRun, { source: 'ted' })).toBe(0)
    expect(await healthOf('headfirst', settings)).toMatchObject({ state: 'suspect', hasAnswer: true })
    const ANSWER = '{ sourceAnswer(source: "headfirst") { url status contentType body isCutOff } }'
    expect((await asAdmin(ANSWER, {}, settings)).data.sourceAnswer).toEqual({
      url: `${url}/jobs?open=true&page=1`,
      status: 200,
      contentType: 'text/html',
      body: '<h1>Onderhoud</h1> mail [e-mailadres verwijderd]',
      isCutOff: false,
    })
    const emptyList = await siteThatAnswers(200, 'application/json', '{"total": 0, "data": []}')
    await refreshTenders(db(), {
      ...settings,
      refreshCoolDownMs: 0,
      sourcePlaces: { striive: { baseUrl: emptyList, days: 30 } },
    })
    expect((await asAdmin(ANSWER, {}, settings)).data.sourceAnswer.body).toBe('{"total": 0, "data": []}')
  })

  test('keeps no answer of a run that is in order', async () => {
    await onlyRead(db(), 'ted', 'freep', 'haert')
    await refreshTenders(db(), testSettings())
    expect(await db().countBy(ScraperRun, { status: 'success' })).toBeGreaterThan(2)
    expect(await db().count(SourceAnswer)).toBe(0)
  })
})

describe('the list of runs', () => {
  const RUNS = `query ($after: String) { refreshRuns(first: 2, after: $after) { totalCount pageInfo { endCursor hasNextPage }
    nodes { id uuid source { name } status itemsFound itemsAdded errorMessage startedAt completedAt } } }`

  test('is sorted newest first over all sources, and its pages join up', async () => {
    for (let minutes = 0; minutes < 3; minutes++)
      await aRun(db(), { source: 'ted', startedAt: new Date(Date.UTC(2026, 10, 22, 8, minutes)) })
    const one = (await asAdmin(RUNS)).data.refreshRuns
    const two = (await asAdmin(RUNS, { after: one.pageInfo.endCursor })).data.refreshRuns
    expect(one).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    // R-ENT-9
    expect([...one.nodes, ...two.nodes]).toMatchObject([
      {
        source: { name: 'TED' },
        status: 'SUCCESS',
        itemsFound: 0,
        itemsAdded: 0,
        errorMessage: null,
        startedAt: '2026-11-22T08:02:00.000Z',
      },
      { startedAt: '2026-11-22T08:01:00.000Z' },
      { startedAt: '2026-11-22T08:00:00.000Z' },
    ])
  })

  test('hides a run node from everybody but administrators', async () => {
    await aRun(db())
    const [{ id }] = (await asAdmin(RUNS)).data.refreshRuns.nodes
    const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Run { status } } }'
    expect((await asAdmin(NODE, { id })).data.node).toEqual({ id, status: 'SUCCESS' })
    expect((await ask(db(), NODE, { id }, live, await aUser(db()))).data.node).toBeNull()
  })
})
