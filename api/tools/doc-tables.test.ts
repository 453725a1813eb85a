import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { policy, refusal } from '../src/people/auth/policy.js'
import type { Viewer } from '../src/accounts/users/viewer.js'
import { accessTable, docTables, timeTable } from './doc-tables.js'
import { marked } from './marked.js'

const page = fs.readFileSync('docs/operating.md', 'utf8')

test.each(Object.entries(docTables))(
  'docs/operating.md has the current %s, as `npm run tool -- docs` writes it',
  (marker, table) => {
    expect(marked(page, marker).trim()).toBe(table())
  },
)

test('every time limit has a description and a readable unit', () => {
  const rows = timeTable().split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(30)
  for (const line of rows) expect(line).toMatch(/^\| [\w ]+ \| [\d.]+ (ms|s|min) \| .{10,} \|$/)
})

test('the table of permissions agrees with the policy for each role', () => {
  const signedIn = (user: object) => ({ user, by: 'session' }) as unknown as Viewer
  const people: readonly (Viewer | null)[] = [
    null,
    signedIn({ mustChangePassword: true, isAdmin: true }),
    signedIn({ mustChangePassword: false, isAdmin: false }),
    signedIn({ mustChangePassword: false, isAdmin: true }),
  ]
  const rows = accessTable().split('\n').slice(2)
  expect(rows).toHaveLength(Object.keys(policy).length)
  for (const line of rows) {
    const [, operation, ...cells] = line.split('|').map(cell => cell.trim())
    const verdicts = people.map(viewer => (refusal(viewer, operation!.replaceAll('`', '')) ? 'no' : 'yes'))
    expect([operation, ...cells.slice(0, 4)]).toEqual([operation, ...verdicts])
  }
})
