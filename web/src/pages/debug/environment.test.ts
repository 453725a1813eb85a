import { describe, expect, test } from '@jest/globals'
import { environmentOf } from './environment'

describe('the environment', () => {
  test('has the origin of the page', () => {
    expect(environmentOf(new URL('http://localhost:4000/debug'))).toEqual({
      href: 'http://localhost:4000/debug',
      host: 'localhost:4000',
      protocol: 'http:',
      port: '4000',
      isProduction: false,
    })
    expect(environmentOf(new URL('https://tenders.greenrock.nl/debug')).port).toBe('standaard (443)')
  })

  test.each([
    ['https://tenders.greenrock.nl/', true],
    ['http://tenders.greenrock.nl/', false],
    ['https://localhost/', false],
    ['https://10.0.0.7/', false],
    ['https://[::1]/', false],
    ['https://tenders.local/', false],
    ['https://tenders/', false],
  ])('takes %s for production: %s', (address, isProduction) => {
    // R-DEBUG-11
    expect(environmentOf(new URL(address)).isProduction).toBe(isProduction)
  })
})
