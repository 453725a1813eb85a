/** Pages that work offline. */
export const OFFLINE_PATH = '/offline'

export const PROFILES_PATH = '/zoekprofielen'

/** The main navigation, for the header and the menu. */
export const places = [
  { to: '/', label: 'Dashboard' },
  { to: '/tenders', label: 'Tenders' },
  { to: '/bookmarks', label: 'Bookmarks' },
] as const
