/** The enumerations of a tender: GraphQL's names, with their values in the database and the REST API. */
export const TenderType = { EU_PROCUREMENT: 'eu_procurement', FREELANCE_CONTRACT: 'freelance_contract' } as const
export type TenderType = (typeof TenderType)[keyof typeof TenderType]

/** The object of the contract: TenderNed's `typeOpdracht`, and the procurement type of a notice. */
export const ContractNature = { WORKS: 'works', SUPPLIES: 'supplies', SERVICES: 'services' } as const
export type ContractNature = (typeof ContractNature)[keyof typeof ContractNature]

/** The award procedure, in the terms of directive 2014/24/EU. */
export const ProcedureType = {
  OPEN: 'open',
  RESTRICTED: 'restricted',
  NEGOTIATED_WITH_CALL: 'negotiated_with_call',
  NEGOTIATED_WITHOUT_CALL: 'negotiated_without_call',
  COMPETITIVE_DIALOGUE: 'competitive_dialogue',
  INNOVATION_PARTNERSHIP: 'innovation_partnership',
  OTHER: 'other',
} as const
export type ProcedureType = (typeof ProcedureType)[keyof typeof ProcedureType]

/** The place of work of an assignment. */
export const Workplace = { ON_SITE: 'on_site', HYBRID: 'hybrid', REMOTE: 'remote' } as const
export type Workplace = (typeof Workplace)[keyof typeof Workplace]

/** Whether self-employed people (zzp'ers) may take an assignment, over all the copies that say so. */
export const SelfEmployment = { ALLOWED: 'allowed', NOT_ALLOWED: 'not_allowed', DIFFERS: 'differs' } as const
export type SelfEmployment = (typeof SelfEmployment)[keyof typeof SelfEmployment]

/** The party that sets the closing date of an assignment. */
export const ClosingParty = { BROKER: 'broker', CLIENT: 'client' } as const
export type ClosingParty = (typeof ClosingParty)[keyof typeof ClosingParty]

export const TenderStatus = { OPEN: 'open', CLOSED: 'closed', ARCHIVED: 'archived' } as const
export type TenderStatus = (typeof TenderStatus)[keyof typeof TenderStatus]

export const AwardSource = { API: 'api', MANUAL: 'manual', DATASET: 'dataset', SCRAPED: 'scraped' } as const
export type AwardSource = (typeof AwardSource)[keyof typeof AwardSource]

/** The outcome of a lot, or else what the clock says: open, closed or, while nobody can bid yet, announced. */
export const LotStatus = {
  ANNOUNCED: 'announced',
  OPEN: 'open',
  CLOSED: 'closed',
  PENDING: 'pending',
  AWARDED: 'awarded',
  NOT_AWARDED: 'not_awarded',
  WITHDRAWN: 'withdrawn',
} as const
export type LotStatus = (typeof LotStatus)[keyof typeof LotStatus]
/** The outcome of a lot according to its notices; `pending` is an award notice that decides later. */
export type LotDecision = Exclude<LotStatus, 'announced' | 'open' | 'closed'>
/** The outcome of a lot according to one award notice. */
export type AwardStatus = Exclude<LotDecision, 'withdrawn'>

/**
 * The effect of a notice on its procedure. `intent` announces an award that is not made yet (VEAT); a `consultation` is
 * a market consultation, open for answers until its closing date; a `modification` changes a contract that was awarded.
 */
export const NoticeKind = {
  PLANNING: 'planning',
  CONSULTATION: 'consultation',
  COMPETITION: 'competition',
  CORRECTION: 'correction',
  INTENT: 'intent',
  AWARD: 'award',
  MODIFICATION: 'modification',
  WITHDRAWAL: 'withdrawal',
} as const
export type NoticeKind = (typeof NoticeKind)[keyof typeof NoticeKind]

/** The kind of a document of a tender. */
export const DocumentKind = {
  TENDER_GUIDE: 'tender_guide',
  CLARIFICATION: 'clarification',
  ATTACHMENT: 'attachment',
  NOTICE: 'notice',
  OTHER: 'other',
} as const
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind]

/** The stage that a procurement procedure has reached. */
export const TenderStage = {
  CONSULTATION: 'consultation',
  PRIOR_ANNOUNCEMENT: 'prior_announcement',
  CALL: 'call',
  AWARD: 'award',
  MODIFICATION: 'modification',
  WITHDRAWN: 'withdrawn',
} as const
export type TenderStage = (typeof TenderStage)[keyof typeof TenderStage]

/** The amount that a value is. `LOT_ESTIMATE` and `LOT_MAXIMUM` are sums over all lots, each of which states that kind. */
export const ValueKind = {
  ESTIMATE: 'estimate',
  FRAMEWORK_MAXIMUM: 'framework_maximum',
  LOT_ESTIMATE: 'lot_estimate',
  LOT_MAXIMUM: 'lot_maximum',
  AWARD: 'award',
  UNKNOWN: 'unknown',
} as const
export type ValueKind = (typeof ValueKind)[keyof typeof ValueKind]
/** The kinds that a notice before the award can state. */
export type StatedValueKind = Exclude<ValueKind, 'award' | 'unknown'>

export const RunStatus = {
  RUNNING: 'running',
  SUCCESS: 'success',
  PARTIAL: 'partial',
  FAILED: 'failed',
  SUSPECT: 'suspect',
  CANCELLED: 'cancelled',
} as const
export type RunStatus = (typeof RunStatus)[keyof typeof RunStatus]

/** The stored status texts. 'Open' is open, and so is 'Deels gegund' before its closing date; the others tell why a tender is not open. */
export const statusTexts = {
  open: 'Open',
  closed: 'Gesloten',
  announced: 'Verwacht',
  consultation: 'Marktconsultatie',
  intended: 'Voorgenomen gunning',
  partlyAwarded: 'Deels gegund',
  awarded: 'Gegund',
  notAwarded: 'Niet gegund',
  withdrawn: 'Ingetrokken',
} as const
