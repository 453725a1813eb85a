import { expect, test } from '@jest/globals'
import type { ProcedureType } from '../../../graphql.generated'
import type { TenderTermsFragment } from './TenderTerms.generated'
import { termsOf } from './tender-terms'

const nothing: Omit<TenderTermsFragment, 'tenderType'> = {
  __typename: 'Tender',
  id: 't',
  publicationDate: '2026-03-01T08:00:00.000+01:00',
  reference: null,
  contractNature: null,
  procedureType: null,
  isEuropean: null,
  cpv: [],
  endDate: null,
  positions: null,
  isExtendable: null,
  clientHourlyRate: null,
}
const procurement = { ...nothing, tenderType: 'EU_PROCUREMENT' as const }
const assignment = { ...nothing, tenderType: 'FREELANCE_CONTRACT' as const }
const published = ['Gepubliceerd', '01 maart 2026']

test('unknown terms have no row', () => {
  expect(termsOf(procurement)).toEqual([])
  expect(termsOf(assignment)).toEqual([published])
})

test('a procurement shows its procedure, CPV codes, nature and reference, and no terms of an assignment', () => {
  const known = { contractNature: 'SERVICES', procedureType: 'OPEN', reference: 'Z-12', clientHourlyRate: 95 } as const
  expect(termsOf({ ...procurement, ...known, cpv: ['72262000', '72000000', '48000000'] })).toEqual([
    ['Procedure', 'Openbaar'],
    ['CPV', ['72262000', '72000000', '48000000']],
    ['Soort opdracht', 'Diensten'],
    ['Kenmerk', 'Z-12'],
  ])
})

test.each<[ProcedureType, string]>([
  ['RESTRICTED', 'Niet-openbaar'],
  ['NEGOTIATED_WITH_CALL', 'Mededingingsprocedure met onderhandeling'],
  ['NEGOTIATED_WITHOUT_CALL', 'Onderhandelingsprocedure zonder aankondiging'],
  ['COMPETITIVE_DIALOGUE', 'Concurrentiegerichte dialoog'],
  ['INNOVATION_PARTNERSHIP', 'Innovatiepartnerschap'],
  ['OTHER', 'Andere procedure'],
])('the procedure %s is called %s', (procedureType, name) => {
  expect(termsOf({ ...procurement, procedureType })).toEqual([['Procedure', name]])
})

test('a procurement with a national procedure is labelled as national', () => {
  // R-DET-6
  expect(termsOf({ ...procurement, procedureType: 'OPEN', isEuropean: false })).toEqual([
    ['Procedure', 'Openbaar, nationaal'],
  ])
  expect(termsOf({ ...procurement, isEuropean: false })).toEqual([['Procedure', 'nationaal']])
  expect(termsOf({ ...procurement, isEuropean: true })).toEqual([])
})

test('an assignment shows its end, positions, extension, reference, client rate and publication', () => {
  const known = {
    endDate: '2026-09-05',
    isExtendable: true,
    positions: 2,
    clientHourlyRate: 97.5,
    reference: 'S-7',
  }
  expect(termsOf({ ...assignment, ...known, cpv: ['72262000'] })).toEqual([
    ['Einde', '05 september 2026'],
    ['Aantal posities', '2'],
    ['Verlenging', 'Mogelijk'],
    ['Referentie', 'S-7'],
    ['Tarief bij de opdrachtgever', '€97,50/uur'],
    published,
  ])
  expect(termsOf({ ...assignment, isExtendable: false, positions: 1 })).toEqual([
    ['Verlenging', 'Niet mogelijk'],
    published,
  ])
})
