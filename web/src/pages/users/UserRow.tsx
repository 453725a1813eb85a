import { Badge, Box, Button, Flex, HStack, List, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { shortDay } from '../../platform/dutch'
import { shortMoment } from '../../platform/dutch-moments'
import { type UserRowFragment, useSetUserActiveMutation } from './UserRow.generated'
import { messageOf } from '../../platform/requests/message-of'
import { nameOf } from '../../connection/session/name-of'
import { useSession } from '../../connection/session/use-session'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'
import { RenewPasswordButton } from './RenewPasswordButton'

export function UserRow({ user }: { readonly user: UserRowFragment }) {
  const viewer = useSession().user
  const [isAsked, setAsked] = useState(false)
  const [setActive, { loading }] = useSetUserActiveMutation({
    onCompleted: ({ setUserActive }) => {
      setAsked(false)
      showToast({
        type: 'success',
        title: setUserActive.user.isActive ? 'Gebruiker geactiveerd' : 'Gebruiker gedeactiveerd',
        description: setUserActive.user.isActive
          ? `${nameOf(user)} kan weer inloggen`
          : `${nameOf(user)} is uitgelogd en kan niet meer inloggen`,
      })
    },
    onError: error => showToast({ type: 'error', title: 'Fout', description: messageOf(error) }),
  })
  const change = () =>
    setActive({ variables: { input: { userId: user.id, isActive: !user.isActive } } }).catch(() => {})
  const verb = user.isActive ? 'Deactiveren' : 'Activeren'
  return (
    <List.Item display="block" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1 1 14rem" minW="0">
          <HStack gap="2" flexWrap="wrap">
            <Text fontWeight="550">{nameOf(user)}</Text>
            <Badge colorPalette={user.isActive ? 'brand' : 'gray'}>{user.isActive ? 'Actief' : 'Inactief'}</Badge>
            {user.isAdmin && <Badge colorPalette="blue">Beheerder</Badge>}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            @{user.username}
          </Text>
        </Box>
        <Text flex="1 1 14rem" minW="0" textStyle="sm">
          {user.email}
        </Text>
        <Box flex="1 1 15rem" textStyle="sm" color="fg.muted">
          <Text>Aangemaakt {shortDay(user.createdAt)}</Text>
          {user.lastLoginAt && <Text>Laatst ingelogd {shortMoment(user.lastLoginAt)}</Text>}
        </Box>
        <Flex w={{ md: '21rem' }} gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          {user.id !== viewer?.id && (
            <>
              {user.isActive && <RenewPasswordButton user={user} />}
              <Button
                size="sm"
                variant="outline"
                disabled={loading}
                aria-label={`${verb}: ${nameOf(user)}`}
                onClick={() => (user.isActive ? setAsked(true) : void change())}
              >
                {verb}
              </Button>
              {isAsked && (
                <Confirm
                  question={`Wil je ${nameOf(user)} deactiveren?`}
                  confirmLabel="Deactiveren"
                  isBusy={loading}
                  onConfirm={() => void change()}
                  onClose={() => setAsked(false)}
                >
                  {nameOf(user)} wordt meteen uitgelogd en kan niet meer inloggen. Bookmarks en opmerkingen blijven
                  bewaard.
                </Confirm>
              )}
            </>
          )}
        </Flex>
      </Flex>
    </List.Item>
  )
}
