import { expect, test } from '@jest/globals'
import { system } from './system'

test('print leaves out what wide screens do not show, because it shows everything that narrow screens do not', () => {
  expect(system.css({ hideFrom: 'md' })).toEqual({
    '@media screen and (min-width: 48rem)': { display: 'none' },
    '@media print': { display: 'none' },
  })
})
