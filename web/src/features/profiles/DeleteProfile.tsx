import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { messageOf } from '../../platform/requests/message-of'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'
import { useFocusWhenGone } from '../../ui/useFocusWhenGone'
import { useDeleteSearchProfileMutation } from './SearchProfiles.generated'

export function DeleteProfile({ id, name }: { readonly id: string; readonly name: string }) {
  const [isAsking, setAsking] = useState(false)
  const { button, gone, focusAfterwards } = useFocusWhenGone(() => document.querySelector('main'))
  const [remove, { loading }] = useDeleteSearchProfileMutation({
    variables: { input: { id } },
    refetchQueries: ['SearchProfiles', 'NewInProfiles'],
    update: gone,
    onCompleted: () => {
      setAsking(false)
      showToast({ type: 'success', title: 'Zoekprofiel verwijderd', description: name })
    },
    onError: failure => {
      setAsking(false)
      showToast({ type: 'error', title: 'Het zoekprofiel is niet verwijderd', description: messageOf(failure) })
    },
  })
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="outline"
        aria-label={`Verwijderen: ${name}`}
        onClick={() => setAsking(true)}
      >
        Verwijderen
      </Button>
      {isAsking && (
        <Confirm
          question={`Zoekprofiel ‘${name}’ verwijderen?`}
          confirmLabel="Verwijderen"
          isBusy={loading}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
          focusAfterwards={focusAfterwards}
        >
          De tenders blijven staan; alleen de bewaarde filters verdwijnen.
        </Confirm>
      )}
    </>
  )
}
