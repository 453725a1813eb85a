import { Button, Dialog, Portal, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useRenewTemporaryPasswordMutation } from './RenewPasswordDialog.generated'
import type { UserRowFragment } from './UserRow.generated'
import { TEMPORARY_PASSWORD_VALID_HOURS } from '../../limits.generated'
import { messageOf } from '../../platform/requests/message-of'
import { nameOf } from '../../connection/session/name-of'
import { TextField } from '../../ui/TextField'
import { showToast } from '../../ui/toast/toast'
import { CopyButton } from '../../ui/CopyButton'
import { temporaryPassword } from './temporary-password'

export interface RenewPasswordDialogProps {
  readonly user: UserRowFragment
  readonly onClose: () => void
}

/** Asks for confirmation; shows the password only after the server accepted it, so that nobody passes on an invalid one. */
export function RenewPasswordDialog({ user, onClose }: RenewPasswordDialogProps) {
  const name = nameOf(user)
  // Idempotent: after a lost answer a retry sends the same password.
  const [password] = useState(temporaryPassword)
  const copyButton = useRef<HTMLButtonElement>(null)
  const [renew, { data, loading }] = useRenewTemporaryPasswordMutation({
    onCompleted: ({ renewTemporaryPassword: { message } }) =>
      showToast({ type: 'success', title: message, description: `${name} is overal uitgelogd` }),
    onError: error => showToast({ type: 'error', title: 'Fout', description: messageOf(error) }),
  })
  const isRenewed = Boolean(data)
  // The focused button has been removed.
  useEffect(() => {
    if (isRenewed) copyButton.current?.focus()
  }, [isRenewed])

  return (
    <Dialog.Root
      open
      placement="center"
      size="sm"
      // The password is shown only once, so a click beside the dialog must not close it.
      closeOnInteractOutside={!isRenewed}
      onOpenChange={({ open }) => !open && !loading && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header flexDirection="column" alignItems="flex-start" gap="1">
              <Dialog.Title fontSize="md">Nieuw tijdelijk wachtwoord</Dialog.Title>
              <Text textStyle="sm" color="fg.muted">
                {name}
              </Text>
            </Dialog.Header>
            <Dialog.Body>
              {isRenewed ? (
                <TextField
                  label="Tijdelijk wachtwoord"
                  name="renewedPassword"
                  value={password}
                  onChange={() => undefined}
                  readOnly
                  fontFamily="mono"
                  autoComplete="off"
                  spellCheck={false}
                  onFocus={event => event.currentTarget.select()}
                  after={<CopyButton ref={copyButton} what="Wachtwoord" text={password} />}
                  hint={`Geef het nu door: het wordt niet nog eens getoond. Eenmalig te gebruiken, ${TEMPORARY_PASSWORD_VALID_HOURS} uur geldig.`}
                />
              ) : (
                <Text color="fg.muted">
                  {name} wordt overal uitgelogd en het huidige wachtwoord werkt dan niet meer. Je krijgt een tijdelijk
                  wachtwoord te zien om door te geven. Dat is eenmalig te gebruiken en {TEMPORARY_PASSWORD_VALID_HOURS}{' '}
                  uur geldig; daarna kiest {name} zelf een nieuw wachtwoord.
                </Text>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              {isRenewed ? (
                <Button size="sm" onClick={onClose}>
                  Sluiten
                </Button>
              ) : (
                <>
                  <Button variant="outline" size="sm" disabled={loading} onClick={onClose}>
                    Annuleren
                  </Button>
                  <Button
                    size="sm"
                    disabled={loading}
                    onClick={() =>
                      void renew({ variables: { input: { userId: user.id, temporaryPassword: password } } })
                    }
                  >
                    {loading ? 'Bezig...' : 'Wachtwoord vernieuwen'}
                  </Button>
                </>
              )}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
