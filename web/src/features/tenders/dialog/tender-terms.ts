import { longDay, number, rate } from '../../../platform/dutch'
import { NATIONAL_LABEL, natureLabels, procedureLabels } from '../../../labels.generated'
import type { TenderTermsFragment } from './TenderTerms.generated'

type Term = string | readonly string[]

/** Procedure of a procurement, or terms of an assignment that the key facts lack. Unknown terms have no row. */
export function termsOf(tender: TenderTermsFragment): [label: string, term: Term][] {
  const rows = tender.tenderType === 'EU_PROCUREMENT' ? procurementTerms(tender) : assignmentTerms(tender)
  return rows.flatMap(([label, term]) => (term?.length ? [[label, term] as [string, Term]] : []))
}

type Possible = readonly (readonly [label: string, term: Term | null | undefined])[]

const procurementTerms = ({ contractNature, reference, cpv, ...tender }: TenderTermsFragment): Possible => [
  ['Procedure', procedureOf(tender)],
  ['CPV', cpv],
  ['Soort opdracht', contractNature && natureLabels[contractNature]],
  ['Kenmerk', reference],
]

const procedureOf = ({ procedureType, isEuropean }: Pick<TenderTermsFragment, 'procedureType' | 'isEuropean'>) =>
  [procedureType && procedureLabels[procedureType], isEuropean === false && NATIONAL_LABEL].filter(Boolean).join(', ')

const assignmentTerms = (tender: TenderTermsFragment): Possible => [
  ['Einde', tender.endDate && longDay(tender.endDate)],
  ['Aantal posities', tender.positions && tender.positions > 1 ? number(tender.positions) : null],
  ['Verlenging', extension(tender.isExtendable)],
  ['Referentie', tender.reference],
  ['Tarief bij de opdrachtgever', tender.clientHourlyRate ? rate(tender.clientHourlyRate, null) : null],
  ['Gepubliceerd', longDay(tender.publicationDate)],
]

function extension(isExtendable: boolean | null | undefined): string | null {
  if (isExtendable == null) return null
  return isExtendable ? 'Mogelijk' : 'Niet mogelijk'
}
