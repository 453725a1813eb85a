import { Bug, CloudOff, Coffee, EyeOff, Radio, SearchX, Tags, UserRound, Users } from 'lucide-react'
import type { SessionNow } from '../../connection/session/use-session'
import { OFFLINE_PATH } from './navigation'

export const SOURCES_PATH = '/admin/bronnen'

/** Links of a signed-in user, for the account menu and the menu on a phone. */
export const accountPlaces = ({ user, isAdmin }: SessionNow) =>
  user
    ? [
        { to: '/profiel', label: 'Profiel', icon: <UserRound size={16} aria-hidden /> },
        { to: '/ochtend', label: 'Ochtend', icon: <Coffee size={16} aria-hidden /> },
        { to: '/weggelegd', label: 'Weggelegd', icon: <EyeOff size={16} aria-hidden /> },
        { to: OFFLINE_PATH, label: 'Offline lezen', icon: <CloudOff size={16} aria-hidden /> },
        { to: '/admin/categorize', label: 'Categorisatie', icon: <Tags size={16} aria-hidden /> },
        { to: '/debug', label: 'Debug', icon: <Bug size={16} aria-hidden /> },
        ...(isAdmin
          ? [
              { to: SOURCES_PATH, label: 'Bronnen', icon: <Radio size={16} aria-hidden /> },
              { to: '/admin/zoekopdrachten', label: 'Zoekopdrachten', icon: <SearchX size={16} aria-hidden /> },
              { to: '/user-management', label: 'Gebruikersbeheer', icon: <Users size={16} aria-hidden /> },
            ]
          : []),
      ]
    : []
