import { Button, Field, HStack, Input, NativeSelect, SimpleGrid, Textarea } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import type { Priority } from '../../graphql.generated'
import { MAX_NOTES_CATEGORY_LENGTH, MAX_NOTES_LENGTH } from '../../limits.generated'
import { Inset } from '../../ui/Inset'
import { useFocusAfterFailure } from '../../ui/useFocusAfterFailure'
import { priorityLabels } from '../../labels.generated'
import { inputOf, type NotesDraft } from './notes-draft'
import { useUpdateBookmark } from '../../features/bookmarks/useUpdateBookmark'

interface BookmarkNotesFormProps {
  readonly bookmarkId: string
  readonly draft: NotesDraft
  readonly onChange: (draft: NotesDraft) => void
  /** Opened by a click instead of restored from the draft store. */
  readonly isJustOpened: boolean
  readonly onDone: () => void
}

export function BookmarkNotesForm({ bookmarkId, draft, onChange, isJustOpened, onDone }: BookmarkNotesFormProps) {
  const { save, isBusy } = useUpdateBookmark()
  const element = useRef<HTMLFormElement>(null)
  const focusAfterFailure = useFocusAfterFailure(element, isBusy)
  const set = (change: Partial<NotesDraft>) => onChange({ ...draft, ...change })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await save({ bookmarkId, metadata: inputOf(draft) }, 'Notities opgeslagen')) onDone()
    else focusAfterFailure()
  }
  return (
    <Inset ref={element} aria-label="Notities" mb="2" onSubmit={event => void submit(event)}>
      <Field.Root disabled={isBusy}>
        <Field.Label>Notities (alleen voor jou)</Field.Label>
        <Textarea
          autoFocus={isJustOpened}
          rows={3}
          maxLength={MAX_NOTES_LENGTH}
          bg="bg"
          borderColor="border.control"
          value={draft.notes}
          onChange={event => set({ notes: event.currentTarget.value })}
        />
      </Field.Root>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
        <Field.Root disabled={isBusy}>
          <Field.Label>Categorie</Field.Label>
          <Input
            size="sm"
            maxLength={MAX_NOTES_CATEGORY_LENGTH}
            bg="bg"
            borderColor="border.control"
            value={draft.category}
            onChange={event => set({ category: event.currentTarget.value })}
          />
        </Field.Root>
        <Field.Root disabled={isBusy}>
          <Field.Label>Prioriteit</Field.Label>
          <NativeSelect.Root size="sm" disabled={isBusy}>
            <NativeSelect.Field
              bg="bg"
              borderColor="border.control"
              value={draft.priority}
              onChange={event => set({ priority: event.currentTarget.value as Priority | '' })}
            >
              <option value="">Geen</option>
              {Object.entries(priorityLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root disabled={isBusy}>
          <Field.Label>Labels</Field.Label>
          <Input
            size="sm"
            bg="bg"
            borderColor="border.control"
            placeholder="zorg, deadline"
            value={draft.tags}
            onChange={event => set({ tags: event.currentTarget.value })}
          />
          <Field.HelperText>Met komma’s ertussen</Field.HelperText>
        </Field.Root>
      </SimpleGrid>
      <HStack justify="flex-end">
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onDone}>
          Annuleren
        </Button>
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? 'Opslaan...' : 'Opslaan'}
        </Button>
      </HStack>
    </Inset>
  )
}
