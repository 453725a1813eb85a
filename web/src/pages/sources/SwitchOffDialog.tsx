import { Button, Dialog, Portal, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { MAX_SWITCH_REASON_LENGTH } from '../../limits.generated'
import { TextField } from '../../ui/TextField'

export interface SwitchOffDialogProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onSwitchOff: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason to switch a source off, which others see later. */
export function SwitchOffDialog({ name, isBusy, onSwitchOff, onClose }: SwitchOffDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    const given = reason.trim()
    setMissing(given === '')
    if (given !== '') onSwitchOff(given)
  }
  return (
    <Dialog.Root open placement="center" size="sm" onOpenChange={({ open }) => !open && !isBusy && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <form
              noValidate
              onSubmit={event => {
                event.preventDefault()
                send()
              }}
            >
              <Dialog.Header>
                <Dialog.Title fontSize="md">{name} uitzetten</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Text color="fg.muted" mb="4">
                  {name} wordt niet meer gelezen tot iemand de bron weer aanzet. De tenders blijven staan.
                </Text>
                <TextField
                  label="Reden"
                  name="reason"
                  value={reason}
                  onChange={setReason}
                  maxLength={MAX_SWITCH_REASON_LENGTH}
                  autoComplete="off"
                  error={isMissing ? 'Geef een reden op.' : undefined}
                  hint="Andere beheerders zien de reden en je naam."
                />
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" size="sm" disabled={isBusy} onClick={onClose}>
                  Annuleren
                </Button>
                <Button type="submit" size="sm" disabled={isBusy}>
                  {isBusy ? 'Bezig...' : 'Uitzetten'}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
