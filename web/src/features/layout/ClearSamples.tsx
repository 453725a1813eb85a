import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useClearSamplesMutation } from './ClearSamples.generated'
import { messageOf } from '../../platform/requests/message-of'
import { refetchAll } from '../../platform/requests/refetch-all'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'

export function ClearSamples() {
  const [isAsking, setAsking] = useState(false)
  const [clear, { loading }] = useClearSamplesMutation({
    ...refetchAll,
    onCompleted: () => {
      setAsking(false)
      showToast({ type: 'success', title: 'Voorbeelddata verwijderd' })
    },
    onError: error => {
      setAsking(false)
      showToast({ type: 'error', title: 'Fout bij verwijderen', description: messageOf(error) })
    },
  })
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        ms="auto"
        flexShrink={0}
        aria-label="Verwijderen: voorbeelddata"
        onClick={() => setAsking(true)}
      >
        Verwijderen
      </Button>
      {isAsking && (
        <Confirm
          question="Weet je zeker dat je de voorbeelddata wilt verwijderen?"
          confirmLabel="Verwijderen"
          isBusy={loading}
          onConfirm={() => void clear()}
          onClose={() => setAsking(false)}
        >
          Verzonnen tenders met een bookmark gaan naar het archief. De rest verdwijnt.
        </Confirm>
      )}
    </>
  )
}
