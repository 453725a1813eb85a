import { registerEnumType } from 'type-graphql'
import { AwardSource, ContractNature, ProcedureType, TenderStatus, TenderType } from '../reference/tender-values.js'
import { OpenClosed, OrderDirection, ShowBookmarked, TenderOrderField } from '../tenders/tender.inputs.js'

registerEnumType(TenderType, {
  name: 'TenderType',
  description: 'Kind of opportunity.',
  valuesConfig: {
    EU_PROCUREMENT: { description: 'Public procurement, European or national: aanbesteding.' },
    FREELANCE_CONTRACT: { description: 'Freelance or interim assignment.' },
  },
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
registerEnumType(TenderOrderField, {
  name: 'TenderOrderField',
  description: 'The value that a list is ordered by.',
  valuesConfig: {
    PUBLICATION_DATE: { description: 'Time of publication.' },
    CLOSING_DATE: { description: 'Closing date.' },
    RELEVANCE: { description: 'Rank of the match with `search`; without a search, the publication date.' },
    HOURLY_RATE: { description: '`maxHourlyRate`, in euro.' },
    ESTIMATED_VALUE: { description: '`estimatedValue`, without conversion of currencies.' },
    BOOKMARKS: { description: 'Number of public bookmarks.' },
  },
})
registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'Direction of an order.',
  valuesConfig: {
    ASC: { description: 'Smallest or earliest first.' },
    DESC: { description: 'Largest or latest first.' },
  },
})
registerEnumType(OpenClosed, {
  name: 'OpenClosed',
  description: 'Values of the filter `openClosed`.',
  valuesConfig: {
    OPEN: { description: 'Only tenders with the status OPEN.' },
    GESLOTEN: { description: 'Only tenders with the status CLOSED.' },
  },
})
registerEnumType(ShowBookmarked, {
  name: 'ShowBookmarked',
  description: 'Values of the filter `showBookmarked`.',
  valuesConfig: {
    MINE: { description: 'Only tenders that you have bookmarked; none for a visitor.' },
    POPULAR: { description: 'Only tenders with a public bookmark, the most bookmarked first.' },
  },
})
