/** Queries that leave out what was put away, or show it alone. */
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
