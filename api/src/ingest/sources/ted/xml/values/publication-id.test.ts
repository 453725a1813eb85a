import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { publicationId, publicationIds } from './publication-id.js'

describe('a text that is not a publication id', () => {
  test.each([
    [null],
    [undefined],
    [''],
    ['524889'],
    ['2023'],
    ['00000000-2023'],
    ['123456789-2023'],
    ['524889-23'],
    ['524889-20233'],
    ['524889/2023'],
    ['7d1c3f2a-1111-4222-8333-000000524889'],
    ['7d1c3f2a-1111-4222-8333-944455556666-01'],
    ['2022/S 024'],
    ['2022/S 1024-059400'],
    ['524889-2023; DROP TABLE'],
    ['../524889-2023'],
  ])('%j is read as null', text => {
    expect(publicationId(text)).toBeNull()
  })

  test('with fifty thousand zeros is read as null', () => {
    expect(publicationId('0'.repeat(50_000))).toBeNull()
  })
})

describe('a publication id has no leading zeros', () => {
  test.each([
    ['00524889-2023', '524889-2023'],
    ['524889-2023', '524889-2023'],
    ['00000007-2024', '7-2024'],
    ['12345678-2024', '12345678-2024'],
    ['059400-2022', '59400-2022'],
    ['059400_2022', '59400-2022'],
    ['2022/S 024-059400', '59400-2022'],
    ['2022/S024-059400', '59400-2022'],
    [' 2016/S 1-000012 ', '12-2016'],
  ])('%j is %s', (text, id) => {
    expect(publicationId(text)).toBe(id)
  })

  test('normalising a publication id is idempotent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1990, max: 2099 }), (number, year) => {
        const id = publicationId(`${String(number).padStart(8, '0')}-${year}`)
        expect(id).toBe(`${number}-${year}`)
        expect(publicationId(id)).toBe(id)
      }),
    )
  })
})

test('references exclude the notice itself and duplicates', () => {
  const texts = ['00000012-2024', '12-2024', null, 'geen', '00000013-2024', '2024/S 010-000014']
  expect(publicationIds(texts, '13-2024')).toEqual(['12-2024', '14-2024'])
  expect(publicationIds(texts, null)).toEqual(['12-2024', '13-2024', '14-2024'])
})
