import { describe, expect, test } from '@jest/globals'
import { SourceError } from '../../platform/fetching/source-error.js'
import { type Facts, medianOf, suspicionOf } from './suspicion.js'

const usual = [92, 93, 94, 95, 95, 96, 96, 96, 97, 97, 98, 99, 99, 99]

const about = (given: Partial<Facts> = {}) =>
  suspicionOf({
    source: 'between',
    counts: { found: 96, refused: 0 },
    refusals: [],
    failure: null,
    gaps: [],
    share: null,
    usual,
    leastUsual: 5,
    isStrange: false,
    hasVanished: false,
    ...given,
  })
const found = (count: number, given: Partial<Facts> = {}) => about({ counts: { found: count, refused: 0 }, ...given })

test('a run that finds as many notices as earlier ones is not suspect', () => {
  expect(about()).toBeNull()
})

describe('a run that finds fewer notices than usual', () => {
  test('is suspect below half of the median, and mentions the usual number', () => {
    expect(found(3)).toEqual({ kind: 'few', sentence: '3 gevonden, meestal 92 tot 99.' })
    expect(found(0)).toMatchObject({ kind: 'few', sentence: '0 gevonden, meestal 92 tot 99.' })
    expect(found(3, { usual: Array<number>(5).fill(1240) })?.sentence).toBe('3 gevonden, meestal 1.240.')
  })

  test('is in order from half of the median on, and so is any larger number', () => {
    expect([found(48), found(49), found(500)]).toEqual([null, null, null])
    expect(found(47)).toMatchObject({ kind: 'few' })
  })

  test('is compared with the median, which a single outlier does not change', () => {
    expect(found(40, { usual: [80, 80, 80, 80, 5000] })).toBeNull()
    expect(found(20, { usual: [1, 80, 80, 80, 80] })).toMatchObject({ kind: 'few' })
  })

  test('is not judged while there are too few runs to compare with', () => {
    expect(found(3, { usual: usual.slice(0, 4) })).toBeNull()
    expect(found(3, { usual: usual.slice(0, 5) })).toMatchObject({ kind: 'few' })
    expect(found(3, { usual: usual.slice(0, 3), leastUsual: 3 })).toMatchObject({ kind: 'few' })
  })

  test('is in order when a small list shrinks by no more than five', () => {
    expect(found(2, { usual: Array<number>(14).fill(7) })).toBeNull()
    expect(found(1, { usual: Array<number>(14).fill(7) })).toMatchObject({ kind: 'few' })
  })
})

test('a run is suspect when many notices lack a field, and the message counts the worst gap', () => {
  const gaps = [{ field: 'closingDate', missing: 31, read: 40 }] as const
  expect(about({ gaps })).toEqual({ kind: 'missing', sentence: 'Bij 31 van 40 ontbreekt de sluitingsdatum.' })
})

test('a run is suspect when one place or buyer has a share that none had before', () => {
  const share = { field: 'place', value: 'Utrecht', same: 37, read: 40, most: 8, window: 40 } as const
  expect(about({ share })).toEqual({
    kind: 'same',
    sentence: '37 van de 40 opdrachten hebben plaats Utrecht; dat was nooit meer dan 8 van de 40.',
  })
  expect(about({ share: { ...share, field: 'organization', value: 'x'.repeat(500) } })?.sentence).toContain(
    `hebben opdrachtgever ${'x'.repeat(80)}; dat was`,
  )
})

describe('an unreadable answer', () => {
  test('in an unknown form makes the run suspect', () => {
    const failure = new SourceError('unexpected', 'Striive antwoordde met een lijst in een andere vorm dan verwacht.')
    expect(about({ failure })).toEqual({ kind: 'shape', sentence: failure.message })
  })

  test.each(['unreachable', 'refused', 'limit', 'oversized'] as const)(
    'that is %s is no suspicion, because the run fails',
    kind => {
      expect(about({ failure: new SourceError(kind, 'weg'), counts: { found: 3, refused: 0 } })).toBeNull()
    },
  )
})

describe('a run without earlier runs to compare with', () => {
  test.each([
    [{ isStrange: true, counts: { found: 0, refused: 0 } }, 'empty', /geen enkele aankondiging/],
    [
      { counts: { found: 4, refused: 4 }, refusals: ['7: De titel ontbreekt.'] },
      'unusable',
      /Geen van de 4 .* 7: De titel/,
    ],
    [
      { counts: { found: 1, refused: 1 }, refusals: ['7: De titel ontbreekt.'] },
      'unusable',
      /^Geen enkele aankondiging van Between was bruikbaar/,
    ],
    [{ hasVanished: true }, 'vanished', /Between toont meer dan de helft van de open opdrachten niet meer/],
  ] as const)('is suspect all the same: %j', (given, kind, sentence) => {
    expect(about({ usual: [], ...given })).toEqual({ kind, sentence: expect.stringMatching(sentence) })
  })
})

test.each([
  [[1], 1],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median)
})
