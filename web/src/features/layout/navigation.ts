export const OFFLINE_PATH = '/offline'

export const PROFILES_PATH = '/zoekprofielen'

export const places = [
  { to: '/', label: 'Dashboard' },
  { to: '/tenders', label: 'Tenders' },
  { to: '/bookmarks', label: 'Bookmarks' },
] as const
