import { Button, Text, Wrap } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccountExportDocument, useEraseAccountMutation } from './Account.generated'
import { messageOf } from '../../platform/requests/message-of'
import { useSessionCheck } from '../../connection/session/use-session-check'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'
import { saveFile } from './save-file'

/** Export and erasure of the user's own data (GDPR). */
export function OwnData() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { leave } = useSessionCheck()
  const [isAsking, setAsking] = useState(false)
  const [erase, { loading }] = useEraseAccountMutation({
    onCompleted: () => {
      showToast({ type: 'success', title: 'Account verwijderd' })
      void navigate('/')
      void leave()
    },
    onError: error => {
      setAsking(false)
      showToast({ type: 'error', title: 'Fout bij verwijderen', description: messageOf(error) })
    },
  })

  const download = async () => {
    try {
      const { data } = await client.query({ query: AccountExportDocument, fetchPolicy: 'no-cache' })
      if (data) saveFile('greenrock-tenders.json', 'application/json', data.accountExport)
    } catch (error) {
      showToast({ type: 'error', title: 'Fout bij downloaden', description: messageOf(error) })
    }
  }
  return (
    <>
      <Wrap gap="3">
        <Button size="sm" variant="outline" onClick={() => void download()}>
          <Download size={16} aria-hidden />
          Gegevens downloaden
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" color="fg.error" onClick={() => setAsking(true)}>
          <Trash2 size={16} aria-hidden />
          Account verwijderen
        </Button>
      </Wrap>
      {isAsking && (
        <Confirm
          question="Weet je zeker dat je je account wilt verwijderen?"
          confirmLabel="Account verwijderen"
          isBusy={loading}
          onConfirm={() => void erase()}
          onClose={() => setAsking(false)}
        >
          <Text>
            Je gegevens en bookmarks verdwijnen. Opmerkingen blijven staan, zonder je naam. Dit kun je niet
            terugdraaien.
          </Text>
        </Confirm>
      )}
    </>
  )
}
