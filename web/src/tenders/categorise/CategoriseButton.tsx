import { IconButton } from '@chakra-ui/react'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { Tip } from '../../ui/Tip'
import type { CategoriseDialogProps } from './CategoriseDialog'

const CategoriseDialog = lazyPart<CategoriseDialogProps>(() => import('./CategoriseDialog'))

interface CategoriseButtonProps {
  readonly tender: { readonly id: string; readonly title: string }
}

/** For administrators. */
export function CategoriseButton({ tender }: CategoriseButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Tip text="Herindelen">
        <IconButton variant="ghost" size="xs" aria-label={`Herindelen: ${tender.title}`} onClick={() => setOpen(true)}>
          <Shuffle size={15} />
        </IconButton>
      </Tip>
      {isOpen && (
        <CategoriseDialog
          props={{ tender, onClose: close }}
          renderFailure={() => <LoadFailure what="Het venster" onClose={close} />}
        />
      )}
    </>
  )
}
