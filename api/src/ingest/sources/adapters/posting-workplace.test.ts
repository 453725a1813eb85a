import { expect, test } from '@jest/globals'
import { RefusedItem } from '../connector.js'
import { type PostingRules, postingDraft } from './posting-draft.js'

const draftOf = (given: object, rules: Partial<PostingRules> = {}) => {
  const posting = { '@type': 'JobPosting', title: 'Projectleider', hiringOrganization: 'Gemeente Westerveen', ...given }
  const html = `<script type="application/ld+json">${JSON.stringify(posting)}</script>`
  return postingDraft({ id: '1', url: 'https://voorbeeld.test/1', html }, { broker: 'Bureau', ...rules })
}

test('a page without an assignment is refused', () => {
  expect(() => postingDraft({ id: '1', url: '', html: '<p>' }, { broker: 'Bureau' })).toThrow(RefusedItem)
})

test('a posting without terms leaves them unknown', () => {
  const unknown = { workplace: null, homeDaysPerWeek: null, positions: null, closingParty: null }
  expect(draftOf({})).toMatchObject(unknown)
  expect(draftOf({ jobLocationType: 7, totalJobOpenings: 'veel' }, { closingParty: 'broker' })).toMatchObject(unknown)
})

test.each([
  [{ jobLocationType: 'TELECOMMUTE' }, { workplace: 'remote', place: 'Thuiswerken' }],
  [{ jobLocationType: 'TELECOMMUTE', description: '<li>Locatie: hybride' }, { workplace: 'hybrid' }],
  [{ description: '<p>Thuiswerken:&nbsp;één dag</p>' }, { workplace: 'hybrid', homeDaysPerWeek: 1 }],
  [{ totalJobOpenings: 3, description: 'Aantal posities: 2' }, { positions: 3 }],
  [{ description: 'Aantal posities: 2' }, { positions: 2 }],
])('the terms of %j are %j', (given, terms) => {
  expect(draftOf(given)).toMatchObject(terms)
})

test("the closing date on a broker's own page is the broker's", () => {
  expect(draftOf({ validThrough: '2026-12-01' }, { closingParty: 'broker' })).toMatchObject({ closingParty: 'broker' })
  expect(draftOf({ validThrough: '2026-12-01' })).toMatchObject({ closingParty: null })
})
