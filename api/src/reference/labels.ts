import type {
  ContractNature,
  ProcedureType,
  SelfEmployment,
  DocumentKind,
  TenderStage,
  TenderType,
  ValueKind,
  Workplace,
} from './tender-values.js'

/** Dutch labels for the enumerations of a tender. `npm run codegen` prints them for the web client, under GraphQL's names. */

export const typeLabels: Readonly<Record<TenderType, string>> = {
  eu_procurement: 'Europese aanbesteding',
  freelance_contract: 'Freelance opdracht',
}

/** The label of a procedure below the European thresholds, shown beside its type. */
export const NATIONAL_LABEL = 'nationaal'

export const stageLabels: Readonly<Record<TenderStage, string>> = {
  consultation: 'Marktconsultatie',
  prior_announcement: 'Vooraankondiging',
  call: 'Aankondiging',
  award: 'Gunning',
  modification: 'Wijziging',
  withdrawn: 'Ingetrokken',
}

export const valueKindLabels: Readonly<Record<ValueKind, string>> = {
  estimate: 'geraamd',
  framework_maximum: 'maximum raamovereenkomst',
  lot_estimate: 'geraamd, alle percelen samen',
  lot_maximum: 'maximum raamovereenkomst, alle percelen samen',
  award: 'gegund',
  unknown: 'soort onbekend',
}

export const natureLabels: Readonly<Record<ContractNature, string>> = {
  works: 'Werken',
  supplies: 'Leveringen',
  services: 'Diensten',
}

export const workplaceLabels: Readonly<Record<Workplace, string>> = {
  on_site: 'Op locatie',
  hybrid: 'Hybride',
  remote: 'Remote',
}

export const selfEmploymentLabels: Readonly<Record<SelfEmployment, string>> = {
  allowed: 'Zzp toegestaan',
  not_allowed: 'Zzp niet toegestaan',
  differs: 'Zzp verschilt per bemiddelaar',
}

/** As values of a filter with the name 'Zzp'. */
export const selfEmploymentOptionLabels = {
  allowed: 'Toegestaan',
  not_allowed: 'Niet toegestaan',
  differs: 'Verschilt per bemiddelaar',
  unknown: 'Onbekend',
  not_applicable: 'Niet van toepassing',
} as const satisfies Readonly<Record<SelfEmployment | 'unknown' | 'not_applicable', string>>

export const workplaceOptionLabels = { ...workplaceLabels, unknown: 'Onbekend' } as const

export const procedureLabels: Readonly<Record<ProcedureType, string>> = {
  open: 'Openbaar',
  restricted: 'Niet-openbaar',
  negotiated_with_call: 'Mededingingsprocedure met onderhandeling',
  negotiated_without_call: 'Onderhandelingsprocedure zonder aankondiging',
  competitive_dialogue: 'Concurrentiegerichte dialoog',
  innovation_partnership: 'Innovatiepartnerschap',
  other: 'Andere procedure',
}

export const documentKindLabels: Readonly<Record<DocumentKind, string>> = {
  tender_guide: 'Aanbestedingsleidraad',
  clarification: 'Nota van inlichtingen',
  attachment: 'Bijlage',
  notice: 'Aankondiging',
  other: 'Document',
}

export const priorityLabels: Readonly<Record<string, string>> = { low: 'Laag', medium: 'Normaal', high: 'Hoog' }
