import { describe, expect, test } from '@jest/globals'
import { RedirectedElsewhere, SourceError, timeIsUp } from '../../../platform/fetching/source-error.js'
import { sentenceOf } from './trial-advice.js'

const tried = {
  address: 'https://westerveen.example/feed?soort=1',
  adapter: 'feed',
  settings: { environment: 'production' },
} as const
const refused = (status?: number) => new SourceError('refused', 'De site weigerde.', undefined, status)

test.each([
  [refused(401), 'De site weigerde. Vraag de beheerder van de site of wij het mogen lezen.'],
  [refused(403), 'De site weigerde. Vraag de beheerder van de site of wij het mogen lezen.'],
  [refused(404), 'De site weigerde. Dit adres bestaat daar niet. Controleer het adres.'],
  [refused(405), 'De site weigerde. Controleer het adres.'],
  [refused(429), 'De site weigerde. Probeer het later nog eens.'],
  [refused(503), 'De site weigerde. Probeer het later nog eens.'],
  [refused(), 'De site weigerde. Vraag de beheerder van de site of wij het mogen lezen.'],
  [new SourceError('unreachable', 'Weg.'), 'Weg. Controleer het adres, of probeer het later nog eens.'],
  [
    new SourceError('oversized', 'Groot.'),
    'Groot. Vul het adres in van een kortere lijst, bijvoorbeeld met alleen het nieuwste.',
  ],
  [
    timeIsUp(),
    'Het lezen van deze bron duurde te lang. Probeer het later nog eens, of vul het adres in van een kortere lijst.',
  ],
  [
    new SourceError('unexpected', 'Geen feed.'),
    'Geen feed. Controleer of dit het adres van de feed zelf is, en niet van een gewone webpagina.',
  ],
])('the advice for %j is: %s', (error, sentence) => {
  expect(sentenceOf(error, tried)).toBe(sentence)
})

describe('the advice for a redirect', () => {
  const to = (target: string) => sentenceOf(new RedirectedElsewhere('Elders.', new URL(target)), tried)

  test.each([
    ['https://www.westerveen.example/nieuws.xml', 'https://www.westerveen.example/nieuws.xml'],
    ['https://www.westerveen.example/robots.txt', 'https://www.westerveen.example/feed?soort=1'],
  ])('to %s names the address to fill in', (target, address) => {
    expect(to(target)).toBe(`Dit adres stuurt door naar ${address}. Vul dat adres in.`)
  })

  test.each([
    'http://www.westerveen.example/',
    'https://10.0.0.8/',
    `https://www.westerveen.example/${'x'.repeat(2000)}`,
  ])('to %s, which could not be added either, does not name it', target => {
    expect(to(target)).toMatch(/^Elders\. Controleer/)
  })
})
