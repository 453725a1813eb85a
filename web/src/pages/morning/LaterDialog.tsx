import { Button, Dialog, Flex, Portal, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { weekday, writtenDay } from '../../platform/dutch'
import DateField from '../../ui/date/DateField'
import { dayFromNow, eightOn } from './next-monday'

interface LaterDialogProps {
  readonly onChoose: (later: Date) => void
  readonly onClose: () => void
}

const YEAR = 365
const offered = [
  { label: 'Morgen', days: 1 },
  { label: 'Over een week', days: 7 },
  { label: 'Over een maand', days: 30 },
] as const

/** Lets the user choose the day on which a tender returns, at 08:00. */
export function LaterDialog({ onChoose, onClose }: LaterDialogProps) {
  const [first, last] = [dayFromNow(1), dayFromNow(YEAR)]
  const [day, setDay] = useState(first)
  const isPossible = day >= first && day <= last
  return (
    <Dialog.Root open placement="center" size="sm" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild mx="4">
            <form
              aria-label="Later op een andere dag"
              onSubmit={event => {
                event.preventDefault()
                if (isPossible) onChoose(eightOn(day))
              }}
            >
              <Dialog.Header>
                <Dialog.Title fontSize="md">Later op een andere dag</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <Flex gap="2" wrap="wrap">
                    {offered.map(({ label, days }) => (
                      <Button
                        key={label}
                        size="sm"
                        variant="outline"
                        aria-pressed={day === dayFromNow(days)}
                        onClick={() => setDay(dayFromNow(days))}
                      >
                        {label}
                      </Button>
                    ))}
                  </Flex>
                  <DateField
                    label="Dag"
                    value={day}
                    first={first}
                    last={last}
                    error={isPossible ? undefined : 'Kies een dag in het komende jaar.'}
                    hint={isPossible && `Komt ${weekday(day)} ${writtenDay(day)} om 08:00 terug.`}
                    onChange={setDay}
                  />
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" size="sm" onClick={onClose}>
                  Annuleren
                </Button>
                <Button type="submit" size="sm" disabled={!isPossible}>
                  Later
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
