import type { ConfirmDialogProps } from './ConfirmDialog'
import { LoadFailure } from './lazy/LoadFailure'
import { lazyPart } from './lazy/lazy-part'

const ConfirmDialog = lazyPart<ConfirmDialogProps>(() => import('./ConfirmDialog'))

/** Confirmation of an irreversible action; loaded on demand. */
export function Confirm(props: ConfirmDialogProps) {
  return (
    <ConfirmDialog
      props={props}
      renderFailure={() => <LoadFailure what="Het bevestigingsvenster" onClose={props.onClose} />}
    />
  )
}
