import type { ComparableTender } from '../src/tenders/duplicates/comparable-tender.js'

/** A call for tenders of TenderNed that states neither a place nor terms. */
export const aCall: ComparableTender = {
  source: 'tenderned',
  tenderType: 'eu_procurement',
  publicationId: '440018',
  title: 'Nieuwbouw sporthal De Meent',
  organization: 'Gemeente Westerveen',
  publicationDate: new Date('2026-09-01T08:00:00Z'),
  closingDate: new Date('2026-10-12T10:00:00Z'),
  region: null,
  province: null,
  reference: null,
  sourceUrl: null,
  elsewhere: [],
  minHourlyRate: null,
  maxHourlyRate: null,
  minHoursPerWeek: null,
  maxHoursPerWeek: null,
  startDate: null,
  description: null,
}
