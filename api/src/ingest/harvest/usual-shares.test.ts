import { beforeEach, describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { aConnector, aDraft, harvested } from '../../../test/harvesting.js'
import type { NoticeDraft } from '../notices/draft.js'
import { acceptRun } from './held/accept.service.js'

const database = testDatabase()
const db = () => database.manager

const TOWNS = ['Utrecht', 'Assen', 'Zwolle', 'Arnhem', 'Breda']
type Given = (index: number) => Partial<NoticeDraft>
/** Notices of five towns and twenty buyers in turn, unless given otherwise. */
const notices = (from: number, count: number, given: Given = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    aDraft(String(1000 + from + index), {
      place: TOWNS[index % TOWNS.length]!,
      organization: `Gemeente ${index % 20}`,
      ...given(index),
    }),
  )
const resuming = { listsAllOpen: false, resumes: true as const }
const read = (...pages: readonly NoticeDraft[][]) => harvested(db(), aConnector(pages, resuming))
const inUtrecht: Given = () => ({ place: 'Utrecht' })

test('in a first import no share is unusual, nor while there are fewer than fifty earlier notices', async () => {
  expect(await read(notices(1, 40, inUtrecht))).toMatchObject({ status: 'success' })
  await db().query('DELETE FROM tenders')
  await read(notices(1, 49))
  expect(await read(notices(100, 40, inUtrecht))).toMatchObject({ status: 'success' })
})

describe('after a hundred notices', () => {
  beforeEach(async () => void (await read(notices(1, 100))))

  test('a run in which nearly all have one place is suspect and held', async () => {
    const result = await read([...notices(200, 3), ...notices(300, 37, inUtrecht)])
    expect(result).toMatchObject({
      status: 'suspect',
      suspicion: 'same',
      added: 0,
      message: '38 van de 40 opdrachten hebben plaats Utrecht; dat was nooit meer dan 8 van de 40; niet verwerkt.',
    })
  })

  test('so is one in which nearly all have one buyer', async () => {
    expect(await read(notices(300, 10, () => ({ organization: 'Rijkswaterstaat' })))).toMatchObject({
      suspicion: 'same',
      message:
        '10 van de 10 opdrachten hebben opdrachtgever Rijkswaterstaat; dat was nooit meer dan 1 van de 10; niet verwerkt.',
    })
  })

  test('a share of fewer than ten notices, or of less than three quarters, is in order', async () => {
    expect(await read(notices(200, 9, inUtrecht))).toMatchObject({ status: 'success' })
    expect(await read([...notices(300, 15), ...notices(400, 27, inUtrecht)])).toMatchObject({ status: 'success' })
  })

  test('notices without a place do not count', async () => {
    expect(await read(notices(200, 40, () => ({ place: null })))).toMatchObject({ status: 'success' })
    expect(await read([...notices(300, 40, () => ({ place: null })), ...notices(400, 12, inUtrecht)])).toMatchObject({
      message: expect.stringMatching(/^12 van de 12 opdrachten hebben plaats Utrecht; /),
    })
  })

  test('is no longer unusual once an administrator has accepted it', async () => {
    await read(notices(200, 40, inUtrecht))
    await acceptRun(db(), (await aUser(db(), { isAdmin: true })).id, 'between')
    expect(await read(notices(300, 40, inUtrecht))).toMatchObject({ status: 'success', added: 40 })
  })
})

test('a share somewhat above all earlier ones is in order', async () => {
  const mostly = (share: number) => (index: number) => ({ place: index % 20 < share ? 'Utrecht' : `Dorp ${index}` })
  await read(notices(1, 100, mostly(12)))
  expect(await read(notices(200, 40, mostly(15)))).toMatchObject({ status: 'success' })
  expect(await read(notices(300, 40, mostly(20)))).toMatchObject({ status: 'suspect', suspicion: 'same' })
})

test('a source with one buyer, or that publishes many notices of a buyer at once, is in order', async () => {
  const oneBuyer: Given = () => ({ organization: 'Rijkswaterstaat' })
  await read([...notices(1, 60), ...notices(100, 20, oneBuyer), ...notices(200, 60)])
  expect(await read(notices(300, 15, () => ({ organization: 'ProRail' })))).toMatchObject({ status: 'success' })
  expect(await read(notices(400, 20, () => ({ organization: 'ProRail' })))).toMatchObject({ status: 'success' })
  // Far more than ever at once.
  expect(await read(notices(500, 60, () => ({ organization: 'ProRail' })))).toMatchObject({ status: 'suspect' })
})
