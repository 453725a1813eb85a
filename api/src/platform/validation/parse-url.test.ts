import { expect, test } from '@jest/globals'
import { parseUrl } from './parse-url.js'

test.each([
  ['https://tënders.test/', undefined, 'https://xn--tnders-pva.test/'],
  ['/één', 'https://a.test', 'https://a.test/%C3%A9%C3%A9n'],
  ['//', 'http://socket', undefined],
  ['geen adres', undefined, undefined],
])('%j relative to %j is %j, also when it is parsed for the ten thousandth time', (text, base, href) => {
  for (let time = 0; time < 10_000; time++) expect(parseUrl(text, base)?.href).toBe(href)
})
