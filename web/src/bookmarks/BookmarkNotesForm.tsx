import { Button, Field, HStack, Input, NativeSelect, SimpleGrid, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { OwnBookmarkFragment, Priority } from '../graphql.generated'
import { Inset } from '../ui/Inset'
import { priorityLabels } from './BookmarkNotes'
import { draftOf, inputOf, type NotesDraft } from './notes-draft'
import { useUpdateBookmark } from './useUpdateBookmark'

interface BookmarkNotesFormProps {
  readonly bookmark: OwnBookmarkFragment
  readonly onDone: () => void
}

/** In the place of the notes. */
export function BookmarkNotesForm({ bookmark, onDone }: BookmarkNotesFormProps) {
  const [draft, setDraft] = useState(() => draftOf(bookmark.metadata))
  const { save, isBusy } = useUpdateBookmark()
  const set = (change: Partial<NotesDraft>) => setDraft({ ...draft, ...change })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await save({ bookmarkId: bookmark.id, metadata: inputOf(draft) }, 'Notities opgeslagen')) onDone()
  }
  return (
    <Inset aria-label="Notities" mb="2" onSubmit={event => void submit(event)}>
      <Field.Root disabled={isBusy}>
        <Field.Label>Notities (alleen voor jou)</Field.Label>
        <Textarea
          autoFocus
          rows={3}
          maxLength={5000}
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
            maxLength={100}
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
          <Field.HelperText>Met komma's ertussen</Field.HelperText>
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
