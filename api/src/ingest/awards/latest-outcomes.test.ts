import { expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { costOf } from '../../transport/schema/cost.js'
import { createSchema } from '../../transport/schema/schema.js'

const database = testDatabase()
const db = () => database.manager

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10)

async function titles(): Promise<string[]> {
  const { data, errors } = await ask(db(), '{ latestOutcomes { title awardWinner } }')
  expect(errors).toBeUndefined()
  return data.latestOutcomes.map(({ title }: { title: string }) => title)
}

test('the latest outcomes exclude open procurements, freelance assignments and copies', async () => {
  await aTender(db(), { title: 'open', publicationDate: daysAgo(0), closingDate: daysAgo(-20) })
  await aTender(db(), { title: 'open without a closing date', closingDate: null })
  await aTender(db(), { title: 'award in the future', awardWinner: 'X', awardDate: dayAgo(-5) })
  await aTender(db(), { title: 'assignment', tenderType: 'freelance_contract', closingDate: daysAgo(3) })
  const { id } = await aTender(db(), { title: 'closed', closingDate: daysAgo(3) })
  await aTender(db(), { title: 'copy', closingDate: daysAgo(2), copyOf: id, source: 'ted' })
  expect(await titles()).toEqual(['closed'])
})

test('the latest outcomes are sorted by date of award, else of publication, or without a winner by closing date', async () => {
  await aTender(db(), { title: 'closed yesterday', closingDate: daysAgo(1) })
  await aTender(db(), {
    title: 'awarded 2 days ago',
    awardWinner: 'X',
    awardDate: dayAgo(2),
    closingDate: daysAgo(90),
    archived: true,
  })
  await aTender(db(), { title: 'closed 4 days ago', closingDate: daysAgo(4) })
  await aTender(db(), {
    title: 'published 6 days ago',
    awardWinner: 'X',
    publicationDate: daysAgo(6),
    closingDate: daysAgo(80),
  })
  await aTender(db(), { title: 'awarded 8 days ago', awardWinner: 'X', awardDate: dayAgo(8), closingDate: daysAgo(-8) })
  expect(await titles()).toEqual([
    'closed yesterday',
    'awarded 2 days ago',
    'closed 4 days ago',
    'published 6 days ago',
    'awarded 8 days ago',
  ])
})

test('the latest outcomes are limited to a hundred', async () => {
  await aTender(db(), { title: 'oldest', closingDate: daysAgo(500) })
  for (let count = 0; count < 100; count++) await aTender(db(), { title: 'later', closingDate: daysAgo(1 + count) })
  const found = await titles()
  // R-WID-22
  expect([found.length, found.includes('oldest')]).toEqual([100, false])
})

test('the latest outcomes can be limited to 1 to 100, and have the query cost of a list of that length', async () => {
  for (const days of [1, 2, 3]) await aTender(db(), { title: `${days}`, closingDate: daysAgo(days) })
  const asked = (first: string) => ask(db(), `{ latestOutcomes${first} { title } }`)
  expect((await asked('(first: 2)')).data.latestOutcomes).toEqual([{ title: '1' }, { title: '2' }])
  for (const first of ['(first: 0)', '(first: 101)'])
    expect((await asked(first)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  const schema = createSchema()
  const cost = (first: string) =>
    costOf(
      {
        schema,
        document: parse(`{ latestOutcomes${first} { title description } }`),
        operationName: null,
        variables: {},
      },
      null,
    )
  expect([cost('(first: 2)'), cost('')]).toEqual([5, 201])
})
