import fs from 'node:fs'
import { expect, test } from '@jest/globals'

const pageOf = (name: string) => fs.readFileSync(`docs/${name}.md`, 'utf8')
const rowsIn = (text: string) =>
  text.split('\n').flatMap(line => (/^\| V\d/.test(line) ? [line.split('|').map(cell => cell.trim())] : []))
const [, ofLevel1 = '', ofLevel2 = ''] = pageOf('asvs').split(/^## Level \d$/m)

test.each([
  ['1', 70, ofLevel1],
  // Without the seven lines about WebRTC.
  ['2', 176, ofLevel2],
])('level %s of ASVS has %d lines, each once and with a known state', (_level, count, page) => {
  const rows = rowsIn(page)
  const ids = rows.map(([, id]) => id)
  expect(new Set(ids).size).toBe(count)
  expect(ids).toHaveLength(count)
  const states = new Set<string | undefined>(['yes', 'by design', 'other', 'operator', 'no'])
  expect(rows.filter(([, , , state]) => !states.has(state))).toEqual([])
})

test('the totals of level 2 match its lines', () => {
  const states = rowsIn(ofLevel2).map(([, , , state]) => state)
  for (const state of ['yes', 'by design', 'operator', 'other', 'no'])
    expect(ofLevel2).toContain(`${states.filter(one => one === state).length} ${state}`)
})

test('no line is in both levels', () => {
  const first = new Set(rowsIn(ofLevel1).map(([, id]) => id))
  expect(rowsIn(ofLevel2).filter(([, id]) => first.has(id))).toEqual([])
})
