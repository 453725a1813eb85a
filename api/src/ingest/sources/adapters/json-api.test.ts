import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import type { Connection, Discovery } from '../connector.js'
import { discoverJson, type JsonApi, savedLists } from './json-api.js'
import { id } from './json-fields.js'

const connection: Connection = { fetcher: fakeFetcher(), baseUrl: 'https://bron.test', days: 1, now: new Date() }
const listOf = z.object({ total: z.number().optional(), rows: z.array(z.unknown()) })
type Row = { readonly id: string }

/** An API that answers with these pages, followed by empty ones. */
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

describe('an answer of an unknown form', () => {
  test.each([[7], ['<html>'], [{ rows: 'x' }], [[]]])('%j is an error of the source', async answer => {
    await expect(read(apiOf([answer]))).rejects.toThrow('De bron antwoordde met een lijst in een andere vorm')
  })

  test('without any valid record is an error of the source; a single invalid record is skipped', async () => {
    await expect(read(apiOf([{ rows: [{}, null] }]))).rejects.toThrow('in een onbekende vorm')
    expect((await read(apiOf([{ rows: [null, { id: '1' }] }]))).ids).toEqual(['1'])
  })
})

describe('reading a list in JSON', () => {
  test('ends at the announced total, and keeps only whitelisted fields', async () => {
    const { ids, shortfalls, answers } = await read(apiOf([page([1, 2], 3), page([3], 3), page([4], 3)]))
    expect(ids).toEqual(['1', '2', '3'])
    expect(shortfalls).toEqual([])
    expect(JSON.stringify(answers)).not.toContain('KANARIE')
  })

  test('ends at a page without new records, and reports the missing number', async () => {
    const { shortfalls } = await read(apiOf([page([1, 2], 5), page([2, 1], 5), page([3], 5)]))
    expect(shortfalls).toEqual(['De bron kondigde 5 opdrachten aan en gaf er 2.'])
  })

  test('reads one page of a single-page list, and no more than the maximum of an endless list', async () => {
    expect((await read(apiOf([page([1]), page([2])], { isOnePage: true }))).ids).toEqual(['1'])
    const { ids, shortfalls } = await read(apiOf([page([1]), page([2]), page([3])], { maxPages: 2 }))
    expect(ids).toEqual(['1', '2'])
    expect(shortfalls).toEqual(['De bron gaf meer dan 2 pagina’s; de rest is niet gelezen.'])
  })

  test('leaves out unwanted records, but counts them as seen', async () => {
    const isWanted = (row: Row) => row.id !== '1'
    expect(await read(apiOf([page([1, 2], 2)], { isWanted }))).toMatchObject({ ids: ['2'], shortfalls: [] })
  })
})

test('saved files are recognised when they are non-empty lists', () => {
  const file = (name: string, content: unknown) => ({ name, bytes: new TextEncoder().encode(JSON.stringify(content)) })
  const files = [file('a', page([1, ''])), file('b', page([])), file('c', { rows: 1 }), file('d', null)]
  expect(savedLists(apiOf([]), files)).toEqual([
    { file: 'a', what: 'a list of 2, of which 1 are usable', raws: [{ id: '1' }] },
  ])
})
