import { hoursPerWeek, longDay, number, rate } from '../../dutch'
import type { TenderTermsFragment } from '../../graphql.generated'
import { natureLabels, procedureLabels } from '../type-labels'

type Rows = [label: string, text: string][]

/** Rows after the specified facts: how it is tendered, or the terms of an assignment. An unknown one has no row. */
export function termsOf(tender: TenderTermsFragment): Rows {
  const rows = tender.tenderType === 'EU_PROCUREMENT' ? procurementTerms(tender) : assignmentTerms(tender)
  return rows.flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []))
}

type Possible = readonly (readonly [label: string, text: string | null | undefined])[]

const procurementTerms = ({ contractNature, procedureType, reference, cpv }: TenderTermsFragment): Possible => [
  ['Soort opdracht', contractNature && natureLabels[contractNature]],
  ['Procedure', procedureType && procedureLabels[procedureType]],
  ['Kenmerk', reference],
  ['CPV', codes(cpv)],
]

const assignmentTerms = (tender: TenderTermsFragment): Possible => [
  ['Uren per week', hoursPerWeek(tender.minHoursPerWeek, tender.maxHoursPerWeek)],
  ['Start', tender.startDate && longDay(tender.startDate)],
  ['Einde', tender.endDate && longDay(tender.endDate)],
  ['Verlenging', extension(tender.isExtendable)],
  ['Aantal posities', tender.positions ? number(tender.positions) : null],
  ['Tarief bij de opdrachtgever', tender.clientHourlyRate ? rate(tender.clientHourlyRate, null) : null],
  ['Referentie', tender.reference],
]

/** '72262000 +2' */
const codes = ([main, ...others]: readonly string[]) => main && (others.length > 0 ? `${main} +${others.length}` : main)

function extension(isExtendable: boolean | null | undefined): string | null {
  if (isExtendable == null) return null
  return isExtendable ? 'Mogelijk' : 'Niet mogelijk'
}
