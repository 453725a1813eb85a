import { Button, Dialog, Portal, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useCategoriesQuery } from './Categories.generated'
import { useCategorizeTenderMutation } from './CategorizeTender.generated'
import { makeAllStale } from '../../../platform/requests/freshness'
import { messageOf } from '../../../platform/requests/message-of'
import { NativeChoice } from '../../../ui/choice/NativeChoice'
import { ErrorNotice } from '../../../ui/ErrorNotice'
import { showToast } from '../../../ui/toast/toast'

export interface CategoriseDialogProps {
  readonly tender: { readonly id: string; readonly title: string }
  readonly onClose: () => void
}

export default function CategoriseDialog({ tender, onClose }: CategoriseDialogProps) {
  const { data, error, refetch } = useCategoriesQuery()
  const [slug, setSlug] = useState('')
  const [categorise, { loading }] = useCategorizeTenderMutation({
    update: makeAllStale,
    onCompleted: () => {
      showToast({
        type: 'success',
        title: 'Tender hercategoriseerd',
        description: 'De tender is succesvol hercategoriseerd',
      })
      onClose()
    },
    onError: reason => showToast({ type: 'error', title: 'Fout bij hercategoriseren', description: messageOf(reason) }),
  })
  const choices = data?.categories.map(category => ({ value: category.slug, label: category.name })) ?? []

  return (
    <Dialog.Root open placement="center" size="sm" onOpenChange={({ open }) => !open && !loading && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header flexDirection="column" alignItems="flex-start" gap="1">
              <Dialog.Title fontSize="md">Tender Hercategoriseren</Dialog.Title>
              <Text textStyle="sm" color="fg.muted">
                {tender.title}
              </Text>
            </Dialog.Header>
            <Dialog.Body>
              {error && !data ? (
                <ErrorNotice
                  title="De categorieën konden niet worden geladen"
                  error={error}
                  onRetry={() => void refetch()}
                />
              ) : (
                <NativeChoice
                  label="Categorie"
                  value={slug}
                  options={[{ value: '', label: 'Kies een categorie' }, ...choices]}
                  onChange={setSlug}
                />
              )}
              <Text mt="3" textStyle="sm" color="fg.muted">
                De gekozen categorie vervangt de huidige en blijft staan, ook als alles opnieuw wordt ingedeeld.
              </Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" size="sm" disabled={loading} onClick={onClose}>
                Annuleren
              </Button>
              <Button
                size="sm"
                disabled={slug === '' || loading}
                onClick={() => void categorise({ variables: { input: { tenderId: tender.id, categorySlug: slug } } })}
              >
                {loading ? 'Bezig...' : 'Hercategoriseren'}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
