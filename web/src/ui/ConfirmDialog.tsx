import { Button, Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'

export interface ConfirmDialogProps {
  readonly question: string
  readonly confirmLabel: string
  readonly isBusy: boolean
  readonly busyLabel?: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** Focus target after confirmation; by default the previously focused element. */
  readonly focusAfterwards?: () => HTMLElement | null
  readonly children?: ReactNode
}

/** Confirmation of an irreversible action: 'Annuleren' has the initial focus. */
export default function ConfirmDialog({
  question,
  confirmLabel,
  isBusy,
  busyLabel = 'Bezig...',
  onConfirm,
  onClose,
  focusAfterwards,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      size="sm"
      initialFocusEl={() => cancel.current}
      {...(focusAfterwards ? { finalFocusEl: focusAfterwards } : {})}
      onOpenChange={({ open }) => !open && !isBusy && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontSize="md">{question}</Dialog.Title>
            </Dialog.Header>
            {children && <Dialog.Body color="fg.muted">{children}</Dialog.Body>}
            <Dialog.Footer>
              <Button ref={cancel} variant="outline" size="sm" disabled={isBusy} onClick={onClose}>
                Annuleren
              </Button>
              <Button colorPalette="red" size="sm" disabled={isBusy} onClick={onConfirm}>
                {isBusy ? busyLabel : confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
