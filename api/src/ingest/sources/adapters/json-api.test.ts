import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import type { Connection, Discovery } from '../connector.js'
import { discoverJson, type JsonApi, savedLists } from './json-api.js'
import { id } from './json-fields.js'

const connection: Connection = { fetcher: fakeFetcher(), baseUrl: 'https://bron.test', days: 1, now: new Date() }
const listOf = z.object({ total: z.number().optional(), rows: z.array(z.unknown()) })
type Row = { readonly id: string }

/** A list whose pages are these answers, and empty after them. */
const apiOf = (pages: readonly unknown[], rules: Partial<JsonApi<Row>> = {}): JsonApi<Row> => ({
  name: 'De bron',
  ask: (_connection, page) => Promise.resolve(pages[page] ?? { rows: [] }),
  open: answer => {
    const { data } = listOf.safeParse(answer)
    return data ? { records: data.rows, ...(data.total === undefined ? {} : { total: data.total }) } : null
  },
  row: z.object({ id }),
  idOf: row => row.id,
  ...rules,
})
const page = (ids: readonly (string | number)[], total?: number) => ({
  rows: ids.map(one => ({ id: one, recruiter: 'KANARIE' })),
  ...(total === undefined ? {} : { total }),
})

async function read(api: JsonApi<Row>) {
  const answers: Discovery<Row>[] = []
  for await (const answer of discoverJson(api, connection, 1)) answers.push(answer)
  return {
    ids: answers.flatMap(({ items }) => items.map(({ publicationId }) => publicationId)),
    shortfalls: answers.flatMap(({ shortfall }) => shortfall ?? []),
    answers,
  }
}

describe('an answer in another form', () => {
  test.each([[7], ['<html>'], [{ rows: 'x' }], [[]]])('%j fails the source', async answer => {
    await expect(read(apiOf([answer]))).rejects.toThrow('De bron antwoordde met een lijst in een andere vorm')
  })

  test('records of which none is recognised fail it; a single one is passed over', async () => {
    await expect(read(apiOf([{ rows: [{}, null] }]))).rejects.toThrow('in een onbekende vorm')
    expect((await read(apiOf([{ rows: [null, { id: '1' }] }]))).ids).toEqual(['1'])
  })
})

describe('reading', () => {
  test('ends at the total, and of each record keeps whitelisted fields only', async () => {
    const { ids, shortfalls, answers } = await read(apiOf([page([1, 2], 3), page([3], 3), page([4], 3)]))
    expect(ids).toEqual(['1', '2', '3'])
    expect(shortfalls).toEqual([])
    expect(JSON.stringify(answers)).not.toContain('KANARIE')
  })

  test('ends at a page with nothing new, and says what was announced and did not come', async () => {
    const { shortfalls } = await read(apiOf([page([1, 2], 5), page([2, 1], 5), page([3], 5)]))
    expect(shortfalls).toEqual(['De bron kondigde 5 opdrachten aan en gaf er 2.'])
  })

  test('of one page reads no second, and of a list without an end no more than its bound', async () => {
    expect((await read(apiOf([page([1]), page([2])], { isOnePage: true }))).ids).toEqual(['1'])
    const { ids, shortfalls } = await read(apiOf([page([1]), page([2]), page([3])], { maxPages: 2 }))
    expect(ids).toEqual(['1', '2'])
    expect(shortfalls).toEqual(['De bron gaf meer dan 2 pagina’s; de rest is niet gelezen.'])
  })

  test('leaves out what is not wanted, and knows it as seen', async () => {
    const isWanted = (row: Row) => row.id !== '1'
    expect(await read(apiOf([page([1, 2], 2)], { isWanted }))).toMatchObject({ ids: ['2'], shortfalls: [] })
  })
})

test('saved files that are lists are recognised; others, and empty ones, are not', () => {
  const file = (name: string, content: unknown) => ({ name, bytes: new TextEncoder().encode(JSON.stringify(content)) })
  const files = [file('a', page([1, ''])), file('b', page([])), file('c', { rows: 1 }), file('d', null)]
  expect(savedLists(apiOf([]), files)).toEqual([
    { file: 'a', what: 'a list of 2, of which 1 are usable', raws: [{ id: '1' }] },
  ])
})
