import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../platform/requests/message-of'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'
import { useFocusWhenGone } from '../../ui/useFocusWhenGone'
import { useForgetEmptySearchesMutation } from './EmptySearchesPage.generated'

/** @param onForgotten called when the list is empty and this button is about to be removed */
export function ForgetAllButton({ onForgotten }: { readonly onForgotten: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { button, gone, focusAfterwards } = useFocusWhenGone(() => document.querySelector('main'))
  const [forget, { loading }] = useForgetEmptySearchesMutation({
    update: gone,
    onCompleted: () => showToast({ type: 'success', title: 'Alle zoekopdrachten zijn verwijderd' }),
    onError: error =>
      showToast({
        type: 'error',
        title: 'De zoekopdrachten konden niet worden verwijderd',
        description: messageOf(error),
      }),
  })
  const forgetAll = async () => {
    const isForgotten = await forget().then(
      () => true,
      () => false,
    )
    setAsking(false)
    if (isForgotten) onForgotten()
  }
  return (
    <>
      <Button ref={button} size="sm" variant="outline" onClick={() => setAsking(true)}>
        <Trash2 size={14} aria-hidden />
        Alles verwijderen
      </Button>
      {isAsking && (
        <Confirm
          question="Alle zoekopdrachten verwijderen?"
          confirmLabel="Alles verwijderen"
          isBusy={loading}
          onConfirm={() => void forgetAll()}
          onClose={() => setAsking(false)}
          focusAfterwards={focusAfterwards}
        >
          De hele lijst verdwijnt, ook wat pas op één dag is gezocht en hier nog niet te zien is. Dit kun je niet
          terugdraaien.
        </Confirm>
      )}
    </>
  )
}
