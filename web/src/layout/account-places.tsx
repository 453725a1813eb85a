import { UserRound, Users } from 'lucide-react'
import type { SessionNow } from '../session/use-session'

/** Links of a signed-in user, for the account menu and the menu on a phone. */
export const accountPlaces = ({ user, isAdmin }: SessionNow) =>
  user
    ? [
        { to: '/profiel', label: 'Profiel', icon: <UserRound size={16} aria-hidden /> },
        ...(isAdmin
          ? [{ to: '/user-management', label: 'Gebruikersbeheer', icon: <Users size={16} aria-hidden /> }]
          : []),
      ]
    : []
