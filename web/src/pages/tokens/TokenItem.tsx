import { Badge, Box, Button, HStack, List, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { shortDay } from '../../platform/dutch'
import { messageOf } from '../../platform/requests/message-of'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'
import { useFocusWhenGone } from '../../ui/useFocusWhenGone'
import { useNow } from '../../ui/useNow'
import { PersonalTokensDocument, type TokenRowFragment, useRevokePersonalTokenMutation } from './Tokens.generated'
import { scopeName } from './token-form'

interface TokenItemProps {
  readonly token: TokenRowFragment
  readonly onRevoked: () => void
}

export function TokenItem({ token, onRevoked }: TokenItemProps) {
  const { id, name, prefix, scope, expiresAt, lastUsedAt } = token
  const [isAsking, setAsking] = useState(false)
  const { button, gone, focusAfterwards } = useFocusWhenGone(() => document.querySelector('main'))
  const now = useNow()
  const isExpired = new Date(expiresAt) <= now
  const [revoke, { loading }] = useRevokePersonalTokenMutation({
    variables: { input: { id } },
    update: (cache, { data }) => {
      if (!data) return
      gone()
      const { tokens } = data.revokePersonalToken
      cache.writeQuery({ query: PersonalTokensDocument, data: { personalTokens: tokens } })
    },
    onCompleted: () => {
      onRevoked()
      showToast({ type: 'success', title: 'Token ingetrokken' })
    },
    onError: failure => {
      setAsking(false)
      showToast({ type: 'error', title: 'Het token is niet ingetrokken', description: messageOf(failure) })
    },
  })
  return (
    <List.Item display="block" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <HStack justify="space-between" gap="3">
        <Box minW="0">
          <HStack gap="2" flexWrap="wrap">
            <Text fontWeight="550" wordBreak="break-word">
              {name}
            </Text>
            <Badge colorPalette={scope === 'READ' ? 'gray' : 'orange'}>{scopeName(scope)}</Badge>
            {isExpired && <Badge colorPalette="red">Verlopen</Badge>}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            <code>{prefix}…</code> · {isExpired ? 'gold tot' : 'geldt tot'} {shortDay(expiresAt)} ·{' '}
            {lastUsedAt ? `laatst gebruikt op ${shortDay(lastUsedAt)}` : 'nog nooit gebruikt'}
          </Text>
        </Box>
        <Button
          ref={button}
          size="sm"
          variant="outline"
          flexShrink="0"
          aria-label={`Intrekken: ${name}`}
          onClick={() => setAsking(true)}
        >
          Intrekken
        </Button>
      </HStack>
      {isAsking && (
        <Confirm
          question={`Token ‘${name}’ intrekken?`}
          confirmLabel="Intrekken"
          isBusy={loading}
          onConfirm={() => void revoke()}
          onClose={() => setAsking(false)}
          focusAfterwards={focusAfterwards}
        >
          Een programma dat het gebruikt, kan meteen niet meer inloggen. Dit kun je niet terugdraaien.
        </Confirm>
      )}
    </List.Item>
  )
}
