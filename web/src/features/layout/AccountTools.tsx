import type { SessionUserFragment } from '../../connection/session/Session.generated'
import { InboxBell } from '../inbox/InboxBell'
import { AccountMenu } from './AccountMenu'

/** The parts of the header that only signed-in users need, in a chunk of their own. */
export default function AccountTools({ user }: { readonly user: SessionUserFragment }) {
  return (
    <>
      <InboxBell userId={user.id} />
      <AccountMenu user={user} />
    </>
  )
}
