import { Button, CloseButton, Dialog, HStack, Portal, Stack, Text } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { moment } from '../../platform/dutch'
import {
  type RenewBookmarkLinkMutation,
  useBookmarkLinkQuery,
  useRenewBookmarkLinkMutation,
  useRevokeBookmarkLinkMutation,
} from './BookmarkLink.generated'
import { messageOf } from '../../platform/requests/message-of'
import { copyText } from '../../ui/copy-text'
import { showToast } from '../../ui/toast/toast'

/** The secret address of the user's bookmarks for calendars and feed readers: shown once, renewed and revoked here. */
export function BookmarkLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, refetch } = useBookmarkLinkQuery({ fetchPolicy: 'network-only' })
  const onError = (error: Error) =>
    showToast({ type: 'error', title: 'Dat is niet gelukt', description: messageOf(error) })
  const [renew, { data: renewed, loading: isRenewing, reset }] = useRenewBookmarkLinkMutation({
    onError,
    onCompleted: () => void refetch(),
  })
  const [revoke, { loading: isRevoking }] = useRevokeBookmarkLinkMutation({
    onError,
    onCompleted: () => {
      reset()
      void refetch()
      showToast({ type: 'success', title: 'De link is ingetrokken' })
    },
  })
  const link = data?.bookmarkLink
  const isBusy = isRenewing || isRevoking

  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} size="md" placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>Abonneren op je bookmarks</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3" textStyle="sm">
                <Text>
                  Met een geheime link leest je agenda of feedlezer mee, zonder in te loggen. Wie de link heeft, ziet al
                  je bookmarks, ook de privébookmarks. Je notities staan er niet in.
                </Text>
                {renewed && <NewAddresses addresses={renewed.renewBookmarkLink} />}
                {link && !renewed && (
                  <Text>
                    Je hebt een link van {moment(link.createdAt)}. Hij is maar één keer getoond: ben je hem kwijt, maak
                    dan een nieuwe. De oude werkt dan niet meer.
                  </Text>
                )}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              {link && (
                <Button variant="outline" disabled={isBusy} onClick={() => void revoke()}>
                  Link intrekken
                </Button>
              )}
              <Button disabled={isBusy || !data} onClick={() => void renew()}>
                {link ? 'Nieuwe link maken' : 'Link maken'}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Sluiten" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const labels = { agenda: 'Agenda', rss: 'RSS', atom: 'Atom', jsonFeed: 'JSON Feed' } as const
type Name = keyof typeof labels

function NewAddresses({ addresses }: { readonly addresses: RenewBookmarkLinkMutation['renewBookmarkLink'] }) {
  return (
    <Stack gap="2" role="status">
      <Text fontWeight="550">Kopieer je link nu: hierna is hij niet meer te zien.</Text>
      <HStack gap="2" wrap="wrap">
        {(Object.keys(labels) as Name[]).map(name => (
          <Button
            key={name}
            variant="outline"
            size="sm"
            aria-label={`${labels[name]}: link kopiëren`}
            onClick={() => void copyText(addresses[name], 'Link gekopieerd')}
          >
            <Copy size={14} aria-hidden />
            {labels[name]}
          </Button>
        ))}
      </HStack>
    </Stack>
  )
}
