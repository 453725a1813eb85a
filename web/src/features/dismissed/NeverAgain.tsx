import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import type { NeverAgainDialogProps } from './NeverAgainDialog'

const NeverAgainDialog = lazyPart<NeverAgainDialogProps>(() => import('./NeverAgainDialog'))

export const NeverAgain = (props: NeverAgainDialogProps) => (
  <NeverAgainDialog props={props} renderFailure={() => <LoadFailure what="Het venster" onClose={props.onClose} />} />
)
