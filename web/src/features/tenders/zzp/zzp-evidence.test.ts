import { expect, test } from '@jest/globals'
import { evidenceOf, explanationOf } from './zzp-evidence'

type Tender = Parameters<typeof evidenceOf>[0]
const source = (name: string) => ({ __typename: 'Source' as const, key: name.toLowerCase(), name })
const route = (name: string, answer: Tender['selfEmployment'], quote: string | null, status = 'OPEN') => ({
  __typename: 'TenderCopy' as const,
  tenderId: name,
  status: status as Tender['routes'][number]['status'],
  selfEmployment: answer,
  selfEmploymentQuote: quote,
  source: source(name),
})
const tender = (given: Partial<Tender>): Tender => ({
  __typename: 'Tender',
  id: '1',
  selfEmployment: null,
  selfEmploymentQuote: null,
  source: source('Striive'),
  routes: [],
  ...given,
})

test('a source that says nothing is no evidence', () => {
  expect(evidenceOf(tender({}))).toEqual({ statements: [], silent: ['Striive'] })
})

test('the words of a single source', () => {
  expect(evidenceOf(tender({ selfEmployment: 'NOT_ALLOWED', selfEmploymentQuote: 'Geen zzp.' }))).toEqual({
    statements: [{ answer: 'NOT_ALLOWED', quote: 'Geen zzp.', sources: ['Striive'] }],
    silent: [],
  })
})

test('sources that contradict each other are both quoted, and closed ones do not count', () => {
  const routes = [
    route('HeadFirst', 'NOT_ALLOWED', 'Geen zzp.'),
    route('Striive', 'ALLOWED', 'Zzp mogelijk.'),
    route('Haert', 'ALLOWED', 'Ook zzp.'),
    route('Between', null, null),
    route('Freep', 'NOT_ALLOWED', 'Alleen loondienst.', 'CLOSED'),
  ]
  const evidence = evidenceOf(tender({ selfEmployment: 'DIFFERS', routes }))
  expect(evidence).toEqual({
    statements: [
      { answer: 'ALLOWED', quote: 'Zzp mogelijk.', sources: ['Striive', 'Haert'] },
      { answer: 'NOT_ALLOWED', quote: 'Geen zzp.', sources: ['HeadFirst'] },
    ],
    silent: ['Between'],
  })
  expect(explanationOf(evidence)).toBe(
    'Volgens de tekst van Striive en Haert kan het. Volgens de tekst van HeadFirst kan het niet. Between zegt er niets over en telt niet mee. Dit is uit de tekst gelezen; vraag het bij twijfel aan de bemiddelaar.',
  )
})
