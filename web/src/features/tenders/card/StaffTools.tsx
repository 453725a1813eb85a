import { useSession } from '../../../connection/session/use-session'
import { DismissButton } from '../../dismissed/DismissButton'
import { CategoriseButton } from '../categorise/CategoriseButton'

export interface StaffToolsProps {
  readonly tender: { readonly id: string; readonly title: string }
  /** The card is in a list that leaves out dismissed tenders. */
  readonly isListed: boolean
}

/** Tools on a card for signed-in users. */
export function StaffTools({ tender, isListed }: StaffToolsProps) {
  const { isAdmin } = useSession()
  return (
    <>
      {isAdmin && <CategoriseButton tender={tender} />}
      {isListed && <DismissButton tender={tender} />}
    </>
  )
}
