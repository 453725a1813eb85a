import { Box, Button, Dialog, Portal, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MAX_SOURCE_ADDRESS_LENGTH, MAX_SOURCE_NAME_LENGTH } from '../../limits.generated'
import { NativeChoice } from '../../ui/choice/NativeChoice'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { TextField } from '../../ui/TextField'
import type { NewSource } from './source-form'
import { adapterOptions, tenderTypeOptions, trialText } from './trial-texts'
import { TrialTable } from './TrialTable'
import { type AddedSource, useAddSource } from './useAddSource'

export interface AddSourceDialogProps {
  readonly onAdded: (source: AddedSource) => void
  readonly onClose: () => void
}

/** Adds a source after a trial run that shows what it would give. */
export function AddSourceDialog({ onAdded, onClose }: AddSourceDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const { source, change, send, trial, error, wrong, failures, isTrying, isAdding, isBusy } = useAddSource(onAdded)
  const focusWrongField = useEffectEvent(() => {
    const [name] = Object.keys(wrong)
    const field = name && form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!field) return
    // A screen reader repeats the error only if the focus moves to its field, not if it is there already.
    field.blur()
    field.focus()
  })
  useEffect(() => {
    if (failures > 0) focusWrongField()
  }, [failures])
  return (
    <Dialog.Root
      open
      placement="center"
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => !open && !isAdding && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4" asChild>
            <form
              ref={form}
              noValidate
              onSubmit={event => {
                event.preventDefault()
                send()
              }}
            >
              <Dialog.Header>
                <Dialog.Title fontSize="md">Bron toevoegen</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <TextField
                    label="Naam"
                    name="name"
                    value={source.name}
                    onChange={name => change({ name })}
                    maxLength={MAX_SOURCE_NAME_LENGTH}
                    autoComplete="off"
                    error={wrong.name}
                    hint="Zo heet de bron in de filters en bij de tenders."
                  />
                  <TextField
                    label="Adres"
                    name="address"
                    type="url"
                    inputMode="url"
                    placeholder="https://"
                    value={source.address}
                    onChange={address => change({ address })}
                    maxLength={MAX_SOURCE_ADDRESS_LENGTH}
                    autoComplete="off"
                    spellCheck={false}
                    error={wrong.address}
                    hint="Het adres van de feed of het bestand zelf, niet van de webpagina."
                  />
                  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
                    <Chosen
                      label="Soort"
                      value={source.adapter}
                      options={adapterOptions}
                      onChange={adapter => change({ adapter: adapter as NewSource['adapter'] })}
                    />
                    <Chosen
                      label="Wat erin staat"
                      value={source.tenderType}
                      options={tenderTypeOptions}
                      onChange={tenderType => change({ tenderType: tenderType as NewSource['tenderType'] })}
                    />
                  </SimpleGrid>
                  {error !== null && (
                    <ErrorNotice
                      title={trial ? 'De bron kon niet worden toegevoegd' : 'De bron kon niet worden gelezen'}
                      error={error}
                    />
                  )}
                  <Stack gap="2">
                    <Box role="status">
                      {isTrying && <Text color="fg.muted">De bron wordt gelezen...</Text>}
                      {trial && <Text fontWeight="550">{trialText(trial)}</Text>}
                    </Box>
                    {trial && <TrialTable trial={trial} />}
                  </Stack>
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" size="sm" disabled={isAdding} onClick={onClose}>
                  Annuleren
                </Button>
                <Button type="submit" size="sm" aria-disabled={isBusy}>
                  {isBusy ? 'Bezig...' : trial ? 'Toevoegen' : 'Proberen'}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function Chosen(props: Parameters<typeof NativeChoice>[0]) {
  return (
    <Stack gap="1.5">
      <Text textStyle="sm" fontWeight="medium" aria-hidden>
        {props.label}
      </Text>
      <NativeChoice {...props} />
    </Stack>
  )
}
