import { describe, expect, test } from '@jest/globals'
import { remainderText, resultText, runText } from './job-texts'

/** 08:30 in Amsterdam. */
const now = new Date('2026-11-20T07:30:00Z')
const run = {
  state: 'SUCCESS',
  startedAt: '2026-11-20T05:00:00Z',
  completedAt: '2026-11-20T05:00:00Z',
  notices: null,
  found: null,
  added: null,
  categorized: null,
  updated: null,
  processed: null,
} as const

describe('the result of a job', () => {
  test("is 'nog niet' when the job never ran", () => {
    expect(runText(undefined, now)).toBe('nog niet')
  })

  test.each([
    [{ kind: 'REFRESH', added: null }, '06:00'],
    [{ kind: 'REFRESH', added: 1200 }, '06:00, 1.200 nieuw'],
    [{ kind: 'REFRESH', notices: 684, found: 630, added: 4 }, '06:00, 684 aankondigingen, 630 tenders, 4 nieuw'],
    [{ kind: 'REFRESH', notices: 1, found: 1, added: 0 }, '06:00, 1 aankondiging, 1 tender, 0 nieuw'],
    [{ kind: 'CATEGORIZE', categorized: 0 }, '06:00, 0 ingedeeld'],
    [{ kind: 'CHECK_AWARDS', updated: 4 }, '06:00, 4 bijgewerkt'],
    [{ kind: 'RECLASSIFY', processed: 632, completedAt: '2026-11-19T12:00:00Z' }, 'gisteren, 632 bekeken'],
    [{ kind: 'REFRESH', added: 3, state: 'RUNNING', completedAt: null }, 'bezig'],
    // The counts are those of an earlier run.
    [{ kind: 'REFRESH', added: 3, state: 'FAILED' }, '06:00, mislukt'],
    [{ kind: 'REFRESH', added: 3, state: 'CANCELLED' }, '06:00, gestopt'],
  ] as const)('of %j is described as %j', (given, text) => {
    expect(runText({ ...run, ...given }, now)).toBe(text)
  })
})

test('the result of categorising counts the tenders left in Overig, or says that none are', () => {
  expect(remainderText(0)).toBe('. Alle tenders zijn gecategoriseerd.')
  expect(resultText(44, 75, 31)).toBe('44 van 75 tenders gecategoriseerd, 31 blijven in Overig')
  expect(resultText(1, 1, 0)).toBe('1 van 1 tender gecategoriseerd. Alle tenders zijn gecategoriseerd.')
})
