import fs from 'node:fs'
import { expect, test } from '@jest/globals'

const pageOf = (name: string) => fs.readFileSync(`docs/${name}.md`, 'utf8')
const testsIn = (text: string) => [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file)
const rows = pageOf('asvs')
  .split('\n')
  .flatMap(line => (/^\| V\d/.test(line) ? [line.split('|').map(cell => cell.trim())] : []))

test.each(['asvs', 'threat-model'])('every test that docs/%s.md names exists', name => {
  const named = testsIn(pageOf(name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(file => !fs.existsSync(file))).toEqual([])
})

test('level 1 of ASVS has its 70 lines, each once and with a state', () => {
  const ids = rows.map(([, id]) => id)
  expect(new Set(ids).size).toBe(70)
  expect(ids).toHaveLength(70)
  const states = new Set<string | undefined>(['yes', 'by design', 'other', 'operator', 'no'])
  expect(rows.filter(([, , , state]) => !states.has(state))).toEqual([])
})
