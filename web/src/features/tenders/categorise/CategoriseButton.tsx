import { Button, IconButton } from '@chakra-ui/react'
import { Shuffle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../../ui/lazy/LoadFailure'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { Tip } from '../../../ui/Tip'
import type { CategoriseDialogProps } from './CategoriseDialog'

const CategoriseDialog = lazyPart<CategoriseDialogProps>(() => import('./CategoriseDialog'))

interface CategoriseProps {
  readonly tender: { readonly id: string; readonly title: string }
}

export function CategoriseButton({ tender }: CategoriseProps) {
  const { open, dialog } = useCategoriseDialog(tender)
  return (
    <>
      <Tip text="Herindelen">
        <IconButton variant="ghost" size="xs" aria-label={`Herindelen: ${tender.title}`} onClick={open}>
          <Shuffle size={15} />
        </IconButton>
      </Tip>
      {dialog}
    </>
  )
}

export function CategoriseLink({ tender }: CategoriseProps) {
  const { open, dialog } = useCategoriseDialog(tender)
  return (
    <>
      <Button variant="plain" size="sm" color="brand.fg" px="0" mt="1" onClick={open}>
        Klopt niet? Herindelen
      </Button>
      {dialog}
    </>
  )
}

function useCategoriseDialog(tender: CategoriseProps['tender']): { open(): void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = isOpen && (
    <CategoriseDialog
      props={{ tender, onClose: close }}
      renderFailure={() => <LoadFailure what="Het venster" onClose={close} />}
    />
  )
  return { open: () => setOpen(true), dialog }
}
