import { Button, Dialog, Portal, Stack, Switch, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { TenderFilter } from '../../graphql.generated'
import { useCpvLabels } from '../filters/cpv-labels/useCpvLabels'
import { filterOfVariables } from '../filters/state/filter-of-variables'
import { useFilterOptions } from '../filters/useFilterOptions'
import { MAX_PROFILE_NAME_LENGTH } from '../../limits.generated'
import { TextField } from '../../ui/TextField'
import { filterInWords } from './filter-words'
import { AlertFields } from './alerts/AlertFields'
import { type Alert, noAlert } from './alerts/alert-words'
import type { ProfileAlertFragment } from './alerts/ProfileAlert.generated'
import { ProfilePreview } from './ProfilePreview'
import { useSaveProfile } from './useSaveProfile'

export interface ProfileDialogProps {
  readonly id?: string
  readonly name: string
  readonly isShared: boolean
  readonly filter: TenderFilter
  /** The stored profile's alert settings, link and webhook. */
  readonly kept?: ProfileAlertFragment
  readonly onClose: () => void
}

/** Names and saves a filter; shows beforehand which tenders it would have matched. */
export default function ProfileDialog({ id, filter, kept, onClose, ...before }: ProfileDialogProps) {
  const shown = filterOfVariables(filter)
  const words = filterInWords(shown, useFilterOptions(), useCpvLabels(shown.cpv))
  const [name, setName] = useState(before.name)
  const [isShared, setShared] = useState(before.isShared)
  const [alert, setAlert] = useState<Alert>(kept?.alert ?? noAlert)
  const { save, loading, wrong } = useSaveProfile({
    id,
    input: { name, isShared, filter },
    alert,
    wasByPush: kept?.alert?.byPush ?? false,
    onDone: onClose,
  })
  return (
    <Dialog.Root open placement="center" size="sm" onOpenChange={({ open }) => !open && !loading && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild mx="4">
            <form
              aria-label={id ? 'Zoekprofiel aanpassen' : 'Zoekprofiel bewaren'}
              onSubmit={event => {
                event.preventDefault()
                void save()
              }}
            >
              <Dialog.Header>
                <Dialog.Title fontSize="md">{id ? 'Zoekprofiel aanpassen' : 'Zoekprofiel bewaren'}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <Text textStyle="sm" color="fg.muted">
                    {words}
                  </Text>
                  <TextField
                    label="Naam"
                    name="name"
                    value={name}
                    maxLength={MAX_PROFILE_NAME_LENGTH}
                    autoComplete="off"
                    error={wrong.name}
                    onChange={setName}
                  />
                  <Switch.Root size="sm" checked={isShared} onCheckedChange={({ checked }) => setShared(checked)}>
                    <Switch.HiddenInput />
                    <Switch.Control />
                    <Switch.Label>Delen met collega’s</Switch.Label>
                  </Switch.Root>
                  <ProfilePreview filter={filter} />
                  <AlertFields
                    alert={alert}
                    kept={kept ?? null}
                    onChange={changed => setAlert(now => ({ ...now, ...changed }))}
                  />
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" size="sm" disabled={loading} onClick={onClose}>
                  Annuleren
                </Button>
                <Button type="submit" size="sm" disabled={name.trim() === ''} loading={loading} loadingText="Bezig...">
                  Bewaren
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
