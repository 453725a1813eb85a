import type { ConfirmDialogProps } from './ConfirmDialog'
import { DidNotCome } from './lazy/DidNotCome'
import { lazyPart } from './lazy/lazy-part'

const ConfirmDialog = lazyPart<ConfirmDialogProps>(() => import('./ConfirmDialog'))

/** A question before what cannot be undone. */
export function Confirm(props: ConfirmDialogProps) {
  return <ConfirmDialog props={props} renderFailure={() => <DidNotCome what="De vraag" onClose={props.onClose} />} />
}
