/** Queries that leave out dismissed tenders, or list only those. */
export const affected: ReadonlySet<string | undefined> = new Set([
  'TenderOverview',
  'TendersPage',
  'FilterCounts',
  'FilterValues',
  'UnseenTenders',
  'NewInProfiles',
  'SearchProfiles',
  'DismissedTenders',
  'Exclusions',
])
