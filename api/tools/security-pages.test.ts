import fs from 'node:fs'
import { expect, test } from '@jest/globals'

const pageOf = (name: string) => fs.readFileSync(`docs/${name}.md`, 'utf8')
const testsIn = (text: string) => [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!)
const rowsIn = (text: string) =>
  text.split('\n').flatMap(line => (/^\| V\d/.test(line) ? [line.split('|').map(cell => cell.trim())] : []))
const [, ofLevel1 = '', ofLevel2 = ''] = pageOf('asvs').split(/^## Level \d$/m)

test.each(['asvs', 'threat-model', 'operating'])('every test that docs/%s.md names exists', name => {
  const named = testsIn(pageOf(name))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(file => !fs.existsSync(file))).toEqual([])
})

test.each([
  ['1', 70, ofLevel1],
  // Without the seven about WebRTC.
  ['2', 176, ofLevel2],
])('level %s of ASVS has its %d lines, each once and with a state', (_level, count, page) => {
  const rows = rowsIn(page)
  const ids = rows.map(([, id]) => id)
  expect(new Set(ids).size).toBe(count)
  expect(ids).toHaveLength(count)
  const states = new Set<string | undefined>(['yes', 'by design', 'other', 'operator', 'no'])
  expect(rows.filter(([, , , state]) => !states.has(state))).toEqual([])
})

test('what level 2 says in numbers is what its lines say', () => {
  const states = rowsIn(ofLevel2).map(([, , , state]) => state)
  for (const state of ['yes', 'by design', 'operator', 'other', 'no'])
    expect(ofLevel2).toContain(`${states.filter(one => one === state).length} ${state}`)
})

test('no line stands in both levels', () => {
  const first = new Set(rowsIn(ofLevel1).map(([, id]) => id))
  expect(rowsIn(ofLevel2).filter(([, id]) => first.has(id))).toEqual([])
})
