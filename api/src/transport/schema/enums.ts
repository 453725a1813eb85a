import { registerEnumType } from 'type-graphql'
import { SourceAdapter } from '../../reference/added-sources.js'
import {
  AwardSource,
  ClosingParty,
  ContractNature,
  DocumentKind,
  LotStatus,
  ProcedureType,
  RunStatus,
  TenderStage,
  TenderStatus,
  TenderType,
  ValueKind,
  SelfEmployment,
  Workplace,
} from '../../reference/tender-values.js'

/** Registers the enums of `reference`, which does not import type-graphql; other enums are registered beside their values. */

registerEnumType(TenderType, {
  name: 'TenderType',
  description: 'Kind of opportunity.',
  valuesConfig: {
    EU_PROCUREMENT: { description: 'Public procurement, European or national: aanbesteding.' },
    FREELANCE_CONTRACT: { description: 'Freelance or interim assignment.' },
  },
})
registerEnumType(SourceAdapter, {
  name: 'SourceAdapter',
  description: 'How a source is read of which only the address is known.',
  valuesConfig: {
    FEED: { description: 'RSS, Atom, RDF or JSON Feed.' },
    OCDS: {
      description: 'Open contracting data: a release package or a record package, version 1.1 or the draft of 1.2.',
    },
  } satisfies Readonly<Record<keyof typeof SourceAdapter, object>>,
})
registerEnumType(ContractNature, {
  name: 'ContractNature',
  description: 'Kind of contract, as in directive 2014/24/EU.',
  valuesConfig: {
    WORKS: { description: 'Building and civil engineering: werken.' },
    SUPPLIES: { description: 'Goods: leveringen.' },
    SERVICES: { description: 'Services: diensten.' },
  },
})
registerEnumType(ProcedureType, {
  name: 'ProcedureType',
  description: 'How a contract is awarded, in the words of directive 2014/24/EU.',
  valuesConfig: {
    OPEN: { description: 'Any company may submit a tender: openbare procedure.' },
    RESTRICTED: { description: 'Only selected candidates may submit a tender: niet-openbare procedure.' },
    NEGOTIATED_WITH_CALL: { description: 'Competitive procedure with negotiation.' },
    NEGOTIATED_WITHOUT_CALL: { description: 'Negotiated procedure without prior publication.' },
    COMPETITIVE_DIALOGUE: { description: 'Competitive dialogue: concurrentiegerichte dialoog.' },
    INNOVATION_PARTNERSHIP: { description: 'Innovation partnership: innovatiepartnerschap.' },
    OTHER: { description: 'Any other, such as those of concessions, social services and national law.' },
  },
})
registerEnumType(Workplace, {
  name: 'Workplace',
  description: 'Where the work of an assignment is done.',
  valuesConfig: {
    ON_SITE: { description: 'Always on site: op locatie.' },
    HYBRID: { description: 'Partly from home, or from home by agreement: hybride.' },
    REMOTE: { description: 'Entirely from home: remote.' },
  },
})
registerEnumType(SelfEmployment, {
  name: 'SelfEmployment',
  description: "Whether self-employed people (zzp'ers) may take an assignment.",
  valuesConfig: {
    ALLOWED: { description: 'One or more sources say that they may, and none that they may not.' },
    NOT_ALLOWED: { description: 'One or more sources say that they may not, and none that they may.' },
    DIFFERS: { description: 'It differs between the copies at several brokers: see `Tender.routes`.' },
  },
})
registerEnumType(ClosingParty, {
  name: 'ClosingParty',
  description: 'Whose deadline a closing date is.',
  valuesConfig: {
    BROKER: { description: "The broker's, who closes before the client does: bemiddelaar." },
    CLIENT: { description: "The client's; a broker may close earlier: opdrachtgever." },
  },
})
registerEnumType(TenderStatus, {
  name: 'TenderStatus',
  description: 'Group of a tender: exactly one of these at any moment.',
  valuesConfig: {
    OPEN: { description: 'Open at its source, and its closing date is absent or still to come.' },
    CLOSED: { description: 'Neither open nor archived: gesloten.' },
    ARCHIVED: { description: 'Archived, whatever its status at the source.' },
  },
})
registerEnumType(AwardSource, {
  name: 'AwardSource',
  description: 'Source of award information.',
  valuesConfig: {
    API: { description: 'An API of the source.' },
    MANUAL: { description: 'Entered by an administrator; never overwritten by imports.' },
    DATASET: { description: 'A data set, such as open data.' },
    SCRAPED: { description: 'Extracted from the text of a notice.' },
  },
})
registerEnumType(DocumentKind, {
  name: 'DocumentKind',
  description: 'Kind of a document of a tender.',
  valuesConfig: {
    TENDER_GUIDE: { description: 'Describes the procedure and its requirements: aanbestedingsleidraad.' },
    CLARIFICATION: { description: 'Answers to the questions of bidders: nota van inlichtingen.' },
    ATTACHMENT: { description: 'Bijlage.' },
    NOTICE: { description: 'A published notice: aankondiging.' },
    OTHER: { description: 'Any other document, and the place of all documents together.' },
  } satisfies Readonly<Record<keyof typeof DocumentKind, object>>,
})
registerEnumType(LotStatus, {
  name: 'LotStatus',
  description: 'State of a lot.',
  valuesConfig: {
    ANNOUNCED: { description: 'Nobody can bid yet: it is part of a prior announcement or a market consultation.' },
    OPEN: { description: 'It has no outcome, and its closing date is absent or still to come.' },
    CLOSED: { description: 'It is past its closing date and has no outcome yet.' },
    AWARDED: { description: 'At least one winner was chosen: gegund.' },
    NOT_AWARDED: { description: 'It ended without a winner: niet gegund.' },
    PENDING: { description: 'An award notice says that nothing is decided yet.' },
    WITHDRAWN: { description: 'The buyer withdrew it: ingetrokken.' },
  },
})
registerEnumType(TenderStage, {
  name: 'TenderStage',
  description: 'Stage that a procurement procedure has reached.',
  valuesConfig: {
    CONSULTATION: { description: 'The buyer consults the market: marktconsultatie.' },
    PRIOR_ANNOUNCEMENT: { description: 'The buyer announces a call to come: vooraankondiging.' },
    CALL: { description: 'Call for tenders, open or closed: aankondiging.' },
    AWARD: { description: 'At least one lot has an outcome: gunning.' },
    MODIFICATION: { description: 'A contract was changed after its award: wijziging.' },
    WITHDRAWN: { description: 'The buyer ended the procedure: intrekking.' },
  },
})
registerEnumType(ValueKind, {
  name: 'ValueKind',
  description: 'What an amount is.',
  valuesConfig: {
    ESTIMATE: { description: 'Estimated value of the whole: geraamde waarde.' },
    FRAMEWORK_MAXIMUM: { description: 'Maximum of the framework agreement: maximum raamovereenkomst.' },
    LOT_ESTIMATE: { description: 'Sum of the estimates that all lots state.' },
    LOT_MAXIMUM: { description: 'Sum of the maxima that all lots state.' },
    AWARD: { description: 'Only the value of the award is known.' },
    UNKNOWN: { description: 'The notice does not say, or no value is known.' },
  },
})
registerEnumType(RunStatus, {
  name: 'RunStatus',
  description: 'How far a job or a run of a source is, or how it ended.',
  valuesConfig: {
    RUNNING: { description: 'It has not ended.' },
    SUCCESS: { description: 'It ended as it should.' },
    PARTIAL: { description: 'It ended, and something is missing.' },
    FAILED: { description: 'It ended with an error.' },
    SUSPECT: { description: 'It ended with something unexpected, and closed nothing because of it.' },
    CANCELLED: { description: 'Somebody stopped it.' },
  },
})
