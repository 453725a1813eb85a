import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRunSourceMutation } from './SourceRow.generated'
import { refetchAll } from '../../platform/requests/refetch-all'
import { showToast } from '../../ui/toast/toast'
import { AddSourceDialog } from './AddSourceDialog'
import type { AddedSource } from './useAddSource'

export const ADD_SOURCE_BUTTON = 'add-source'

/** Adds a source and reads it at once, so that its tenders appear. */
export function AddSourceButton() {
  const [isOpen, setOpen] = useState(false)
  const [run] = useRunSourceMutation({
    ...refetchAll,
    onError: error => console.error('Reading an added source failed', error),
  })
  const close = () => setOpen(false)
  const onAdded = ({ key, name }: AddedSource) => {
    close()
    showToast({ type: 'success', title: `${name} is toegevoegd`, description: 'De bron wordt nu gelezen.' })
    // The result is shown in the row of the source.
    void run({ variables: { input: { source: key } } })
  }
  return (
    <>
      <Button id={ADD_SOURCE_BUTTON} size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Plus size={15} aria-hidden />
        Bron toevoegen
      </Button>
      {isOpen && <AddSourceDialog onAdded={onAdded} onClose={close} />}
    </>
  )
}
