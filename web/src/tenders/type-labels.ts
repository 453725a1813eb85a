import type { ContractNature, ProcedureType, TenderType, Workplace } from '../graphql.generated'

export const typeLabels: Readonly<Record<TenderType, string>> = {
  EU_PROCUREMENT: 'Europese aanbesteding',
  FREELANCE_CONTRACT: 'Freelance opdracht',
}

interface Typed {
  readonly tenderType: TenderType
  readonly isEuropean?: boolean | null | undefined
}

/** Below the European thresholds a procurement is not European, whatever its type is called. */
export const typeLabelOf = ({ tenderType, isEuropean }: Typed) =>
  tenderType === 'EU_PROCUREMENT' && isEuropean === false ? 'Nationale aanbesteding' : typeLabels[tenderType]

export const natureLabels: Readonly<Record<ContractNature, string>> = {
  WORKS: 'Werken',
  SUPPLIES: 'Leveringen',
  SERVICES: 'Diensten',
}

export const workplaceLabels: Readonly<Record<Workplace, string>> = {
  ON_SITE: 'Op locatie',
  HYBRID: 'Hybride',
  REMOTE: 'Remote',
}

export const procedureLabels: Readonly<Record<ProcedureType, string>> = {
  OPEN: 'Openbaar',
  RESTRICTED: 'Niet-openbaar',
  NEGOTIATED_WITH_CALL: 'Mededingingsprocedure met onderhandeling',
  NEGOTIATED_WITHOUT_CALL: 'Onderhandelingsprocedure zonder aankondiging',
  COMPETITIVE_DIALOGUE: 'Concurrentiegerichte dialoog',
  INNOVATION_PARTNERSHIP: 'Innovatiepartnerschap',
  OTHER: 'Andere procedure',
}
