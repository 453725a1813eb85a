import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type SourceRowFragment, useRemoveSourceMutation } from './SourceRow.generated'
import { messageOf } from '../../platform/requests/message-of'
import { refetchAll } from '../../platform/requests/refetch-all'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'
import { useFocusWhenGone } from '../../ui/useFocusWhenGone'
import { ADD_SOURCE_BUTTON } from './AddSourceButton'

export function RemoveSourceButton({ source: { key, name } }: Pick<SourceRowFragment, 'source'>) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { button, gone, focusAfterwards } = useFocusWhenGone(() => document.getElementById(ADD_SOURCE_BUTTON))
  const [remove, { loading }] = useRemoveSourceMutation({
    ...refetchAll,
    variables: { input: { source: key } },
    update: () => {
      refetchAll.update()
      gone()
    },
    onCompleted: () => showToast({ type: 'success', title: `${name} is verwijderd` }),
    onError: error => {
      console.error('Removing a source failed', error)
      showToast({ type: 'error', title: `${name} kon niet worden verwijderd`, description: messageOf(error) })
    },
  })
  return (
    <>
      <Button ref={button} size="xs" h="8" variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 size={14} aria-hidden />
        Verwijderen
      </Button>
      {isAsking && (
        <Confirm
          question={`${name} verwijderen?`}
          confirmLabel="Verwijderen"
          isBusy={loading}
          onConfirm={() => void remove().then(close, close)}
          onClose={close}
          focusAfterwards={focusAfterwards}
        >
          De bron wordt niet meer gelezen. De tenders die er al zijn, blijven staan onder de naam van de bron. Voeg je
          de bron later met dezelfde naam toe, dan gaat die gewoon verder.
        </Confirm>
      )}
    </>
  )
}
