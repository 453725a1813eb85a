import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { UserRowFragment } from './UserRow.generated'
import { nameOf } from '../../connection/session/name-of'
import { RenewPasswordDialog } from './RenewPasswordDialog'

/** For a temporary password that was used, has expired or was forgotten. */
export function RenewPasswordButton({ user }: { readonly user: UserRowFragment }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Nieuw tijdelijk wachtwoord: ${nameOf(user)}`}
        onClick={() => setOpen(true)}
      >
        Nieuw tijdelijk wachtwoord
      </Button>
      {isOpen && <RenewPasswordDialog user={user} onClose={close} />}
    </>
  )
}
