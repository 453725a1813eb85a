import { registerEnumType } from 'type-graphql'
import { AwardSource, ContractNature, ProcedureType, TenderStatus, TenderType } from '../reference/tender-values.js'
import { OpenClosed, OrderDirection, ShowBookmarked, TenderOrderField } from '../tenders/tender.inputs.js'

/** The closed lists, and what each value means to a reader of the API. */
registerEnumType(TenderType, {
  name: 'TenderType',
  description: 'The two kinds of opportunity.',
  valuesConfig: {
    EU_PROCUREMENT: { description: 'Public procurement: Europese aanbesteding.' },
    FREELANCE_CONTRACT: { description: 'Freelance or interim assignment.' },
  },
})
registerEnumType(ContractNature, {
  name: 'ContractNature',
  description: 'What is bought.',
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
    OPEN: { description: 'Anybody may submit a tender: openbare procedure.' },
    RESTRICTED: { description: 'Only who was selected may: niet-openbare procedure.' },
    NEGOTIATED_WITH_CALL: { description: 'Competitive procedure with negotiation.' },
    NEGOTIATED_WITHOUT_CALL: { description: 'Negotiated without prior publication.' },
    COMPETITIVE_DIALOGUE: { description: 'Concurrentiegerichte dialoog.' },
    INNOVATION_PARTNERSHIP: { description: 'Innovatiepartnerschap.' },
    OTHER: { description: 'Any other, such as those of concessions, social services and national law.' },
  },
})
registerEnumType(TenderStatus, {
  name: 'TenderStatus',
  description: 'Three groups that never overlap.',
  valuesConfig: {
    OPEN: { description: 'Open at its source, and its closing date is absent or still to come.' },
    CLOSED: { description: 'Neither open nor archived.' },
    ARCHIVED: { description: 'In the archive, whatever its status was.' },
  },
})
registerEnumType(AwardSource, {
  name: 'AwardSource',
  description: 'Where award information comes from.',
  valuesConfig: {
    API: { description: 'An interface of the source.' },
    MANUAL: { description: 'An administrator; never overwritten by a machine.' },
    DATASET: { description: 'A published data set.' },
    SCRAPED: { description: 'Read off a notice.' },
  },
})
registerEnumType(TenderOrderField, {
  name: 'TenderOrderField',
  description: 'What a list can be ordered by.',
  valuesConfig: {
    PUBLICATION_DATE: { description: 'The day of publication.' },
    CLOSING_DATE: { description: 'The closing date.' },
    RELEVANCE: { description: 'How well it fits the search; without one, the publication date.' },
    HOURLY_RATE: { description: 'The highest hourly rate.' },
    ESTIMATED_VALUE: { description: 'The estimated value, whatever its currency.' },
    BOOKMARKS: { description: 'Public bookmarks.' },
  },
})
registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'Which way a list runs.',
  valuesConfig: {
    ASC: { description: 'Smallest or earliest first.' },
    DESC: { description: 'Largest or latest first.' },
  },
})
registerEnumType(OpenClosed, {
  name: 'OpenClosed',
  description: 'The filter on the groups open and closed.',
  valuesConfig: { OPEN: { description: 'Only open ones.' }, GESLOTEN: { description: 'Only closed ones.' } },
})
registerEnumType(ShowBookmarked, {
  name: 'ShowBookmarked',
  description: 'The filter on bookmarks.',
  valuesConfig: {
    MINE: { description: "One's own; empty for a visitor." },
    POPULAR: { description: 'At least one public bookmark, the most bookmarked first.' },
  },
})
