import { expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { readTexts } from './read-texts.js'

const database = testDatabase()

const written = async (texts: readonly (string | null)[]) => {
  const [row] = await database.manager.query<[{ written: string }]>('SELECT ($1::text[])::text AS written', [texts])
  return row.written
}

test.each<readonly [string, readonly (string | null)[]]>([
  ['nothing', []],
  ['plain words', ['one', 'two']],
  ['one word', ['one']],
  ['what is quoted, beside what is not', ['2026-11-24 10:00:00+01', 'plain', 'a,b', '{c}', '', ' d ']],
  ['only what is quoted', ['a b', 'c d']],
  ['quotes and backslashes', ['say "so"', 'back\\slash', 'plain']],
  ['null, and its name', [null, 'NULL', 'null', 'ANNULLED']],
  ['other letters', ['één €', '日本', '😀,']],
])('reads %s as PostgreSQL writes it', async (_what, texts) => {
  expect(readTexts(await written(texts))).toEqual(texts)
})

test('leaves arrays of arrays, and those that do not begin at one, to the driver', () => {
  expect(readTexts('{{a,b},{c,d}}')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(readTexts('[0:1]={a,b}')).toEqual(['a', 'b'])
})

test('all connections read arrays so', async () => {
  const rows = await database.manager.query<unknown[]>(
    `SELECT array['a b', 'c'] AS texts, array[gen_random_uuid()] AS ids`,
  )
  expect(rows).toEqual([{ texts: ['a b', 'c'], ids: [expect.stringMatching(/^[0-9a-f-]{36}$/)] }])
})
