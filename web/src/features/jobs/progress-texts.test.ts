import { describe, expect, test } from '@jest/globals'
import type { JobKind } from '../../graphql.generated'
import { cancelText, headerText, percentageOf, progressText, timeLeft } from './progress-texts'

const job = (done: number, total: number, label: string | null = null, kind: JobKind = 'REFRESH') => ({
  kind,
  done,
  total,
  label,
})

describe('the progress of a job', () => {
  test.each([
    [job(1240, 3100, 'TED'), 'TED · 1.240 van 3.100 aankondigingen', 40],
    [job(20, 31, null, 'CATEGORIZE'), '20 van 31 tenders', 64],
    [job(0, 0, 'TED'), 'TED', null],
    [job(0, 0), '', null],
    [job(12, 10), '12 van 10 aankondigingen', 100],
  ])('%j is described as %j', (state, text, percentage) => {
    expect(progressText(state)).toBe(text)
    expect(percentageOf(state)).toBe(percentage)
  })

  test.each([
    [job(1240, 3100, 'TED'), '40% · TED'],
    [job(0, 0, 'TED'), 'TED'],
    [job(0, 0), null],
  ])('%j is shortened for the header to %j', (state, text) => {
    expect(headerText(state)).toBe(text)
  })

  const startedAt = '2026-11-22T10:00:00.000Z'
  const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000)

  test.each([
    [10, 50, 60, 'nog ± 2 s'],
    [10, 20, 31, 'nog ± 6 s'],
    [60, 1240, 3100, 'nog ± 2 min'],
    [120, 1240, 3100, 'nog ± 3 min'],
    [10, 9_999, 10_000, 'nog ± 1 s'],
  ])('after %d seconds with %d of %d done shows the remaining time %s', (seconds, done, total, text) => {
    expect(timeLeft({ ...job(done, total), startedAt }, after(seconds))).toBe(text)
  })

  test.each([
    [1, 5, 10],
    [10, 0, 10],
    [10, 10, 10],
    [10, 0, 0],
  ])('after %d seconds shows no remaining time with %d of %d done', (seconds, done, total) => {
    expect(timeLeft({ ...job(done, total), startedAt }, after(seconds))).toBeNull()
  })

  test.each([
    [false, null, 'Annuleren'],
    [false, 'TED', 'Stop na TED'],
    [true, 'TED', 'Stopt...'],
    [true, null, 'Stopt...'],
  ])('offers, with a stop requested: %s, and stopping after %s, the button %s', (isStopAsked, stopsAfter, text) => {
    expect(cancelText({ isStopAsked, stopsAfter })).toBe(text)
  })
})
