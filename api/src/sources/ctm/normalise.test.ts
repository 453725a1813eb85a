import { describe, expect, test } from '@jest/globals'
import { RefusedItem } from '../connector.js'
import { normalise } from './normalise.js'

const publication = `<publication><number>460057</number><contractingAuthority>Woonstichting De Dijk</contractingAuthority>
  <procedure>02 - Openbare procedure</procedure><deadline>2026-10-13T11:00:00</deadline>
  <cpvs><cpv code="35111320-4">Portable fire-extinguishers</cpv><cpv>50700000-2</cpv><cpv>50700000-2</cpv></cpvs>
  <contactPerson>KANARIE kanarie@bureau.example</contactPerson></publication>`
const entry = {
  id: '460057',
  title: 'Onderhoud blusmiddelen &amp; noodverlichting',
  url: 'https://eu.eu-supply.com/app/rfq/rwlentrance_s.asp?PID=460057',
  content: publication,
  published: '2026-08-26T04:34:00+02:00',
  author: '',
}
const draftWith = (given: object = {}) => normalise({ ...entry, ...given })

describe('an entry', () => {
  test.each([
    ['nothing', '', 'Het bericht bevat geen publicatie.'],
    ['words', 'publication', 'Het bericht bevat geen publicatie.'],
    ['half a publication', '<publication><authority>X', 'op een verkeerde plek'],
    ['an entity that expands', '<!DOCTYPE x><publication/>', 'DOCTYPE'],
    ['a deadline in words', publication.replace('2026-10-13T11:00:00', 'volgende week'), 'geen bruikbare datum'],
    [
      'no buyer',
      publication.replace(/<contractingAuthority>.*?<\/contractingAuthority>/, ''),
      'De opdrachtgever ontbreekt.',
    ],
  ])('with %s is refused with a sentence', (_what, content, sentence) => {
    expect(() => draftWith({ content })).toThrow(RefusedItem)
    expect(() => draftWith({ content })).toThrow(sentence)
  })

  test('becomes a call for tenders, without the person it names', () => {
    const draft = draftWith()
    expect(draft).toMatchObject({
      publicationId: '460057',
      title: 'Onderhoud blusmiddelen & noodverlichting',
      organization: 'Woonstichting De Dijk',
      closingDate: new Date('2026-10-13T09:00:00Z'),
      publishedAt: new Date('2026-08-26T02:34:00Z'),
      procedureType: 'open',
      cpv: ['35111320', '50700000'],
      reference: '460057',
      tenderType: 'eu_procurement',
    })
    expect(JSON.stringify(draft)).not.toMatch(/kanarie/i)
  })
})

test.each([
  ['Niet-openbare procedure', 'restricted'],
  ['Mededingingsprocedure met onderhandeling', 'negotiated_with_call'],
  ['Onderhandelingsprocedure zonder aankondiging', 'negotiated_without_call'],
  ['Anders', 'other'],
])('the procedure %j is %s', (text, procedureType) => {
  expect(draftWith({ content: publication.replace('02 - Openbare procedure', text) })).toMatchObject({ procedureType })
})
