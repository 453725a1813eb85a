import { expect, test } from '@jest/globals'
import { dueOf } from './due'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-11-24T08:00:00Z')
const bookmark = (id: string, commentCount = 0) => ({ id, commentCount, tender: { id: `tender ${id}` } })
const tender = (id: string, at: number) => ({ variables: { id: `tender ${id}` }, at })

test('a bookmarked tender is due when it is not stored or a day old, and its thread when a comment was added', () => {
  const due = dueOf(
    [bookmark('nieuw'), bookmark('oud'), bookmark('besproken', 2), bookmark('bekend', 3)],
    [tender('oud', NOW - 24 * HOUR_MS), tender('besproken', NOW - HOUR_MS), tender('bekend', NOW - HOUR_MS)],
    [
      { bookmarkId: 'oud', commentCount: 0 },
      { bookmarkId: 'besproken', commentCount: 1 },
      { bookmarkId: 'bekend', commentCount: 3 },
    ],
    NOW,
  )
  expect(due).toEqual([
    { tenderId: 'tender nieuw', bookmarkId: 'nieuw', isTenderDue: true, isThreadDue: true },
    { tenderId: 'tender oud', bookmarkId: 'oud', isTenderDue: true, isThreadDue: false },
    { tenderId: 'tender besproken', bookmarkId: 'besproken', isTenderDue: false, isThreadDue: true },
  ])
})
