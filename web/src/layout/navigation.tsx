import { Bookmark, FileText, LayoutDashboard } from 'lucide-react'

export const PROFILES_PATH = '/zoekprofielen'

/** The main navigation, for the header and the menu on a phone. */
export const places = [
  { to: '/', label: 'Dashboard', icon: <LayoutDashboard size={16} aria-hidden /> },
  { to: '/tenders', label: 'Tenders', icon: <FileText size={16} aria-hidden /> },
  { to: '/bookmarks', label: 'Bookmarks', icon: <Bookmark size={16} aria-hidden /> },
]
