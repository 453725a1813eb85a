import { useSession } from '../../../connection/session/use-session'
import { DismissButton } from '../../dismissed/DismissButton'
import { CategoriseButton } from '../categorise/CategoriseButton'

export interface StaffToolsProps {
  readonly tender: { readonly id: string; readonly title: string }
  /** It stands in a list that leaves out what was put away. */
  readonly isListed: boolean
}

/** What of a card's tools only who is signed in has. */
export function StaffTools({ tender, isListed }: StaffToolsProps) {
  const { isAdmin } = useSession()
  return (
    <>
      {isAdmin && <CategoriseButton tender={tender} />}
      {isListed && <DismissButton tender={tender} />}
    </>
  )
}
