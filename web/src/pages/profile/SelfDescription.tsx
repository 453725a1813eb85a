import { Box, Button, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MAX_TOWN_LENGTH, MIN_SUGGESTED_LENGTH } from '../../limits.generated'
import { fieldErrors } from '../../platform/requests/field-errors'
import { messageOf } from '../../platform/requests/message-of'
import { refetchAll } from '../../platform/requests/refetch-all'
import DateField from '../../ui/date/DateField'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { Section } from '../../ui/Section'
import { TextField } from '../../ui/TextField'
import { showToast } from '../../ui/toast/toast'
import {
  type SelfDescriptionFragment,
  useSaveSelfDescriptionMutation,
  useSelfDescriptionQuery,
  useTownsQuery,
} from './SelfDescription.generated'
import { descriptionOf, draftOf } from './self-description'
import { SkillsField } from './SkillsField'

const ANCHOR = 'past-bij-mij'

/** The form in which users describe themselves; other pages link to it. */
export function SelfDescription() {
  const { data, error, refetch } = useSelfDescriptionQuery()
  const section = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isTarget = hash === `#${ANCHOR}` && data !== undefined
  useEffect(() => {
    if (isTarget) section.current?.scrollIntoView()
  }, [isTarget])
  return (
    <Box id={ANCHOR} ref={section} scrollMarginTop="20">
      <Section
        title="Past bij mij"
        description="Vertel wat je kunt en zoekt. Bij elke opdracht zie je dan wat past en wat ontbreekt. Alleen jij ziet dit; maak je alles leeg, dan wissen we het."
      >
        {data && <Form description={data.selfDescription ?? null} />}
        {error && !data && (
          <ErrorNotice title="Je profiel kon niet worden geladen" error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton h="24rem" role="status" aria-label="Je profiel wordt geladen" />}
      </Section>
    </Box>
  )
}

const numbers = [
  { name: 'years', label: 'Jaren werkervaring' },
  { name: 'minimumRate', label: 'Minimumtarief (€ per uur)' },
  { name: 'minimumHours', label: 'Uren per week, minimaal' },
  { name: 'maximumHours', label: 'Uren per week, maximaal' },
] as const

function Form({ description }: { readonly description: SelfDescriptionFragment | null }) {
  const [draft, setDraft] = useState(() => draftOf(description))
  const [skill, setSkill] = useState('')
  const [save, { loading, error }] = useSaveSelfDescriptionMutation({
    ...refetchAll,
    onCompleted: ({ saveSelfDescription: saved }) => {
      setDraft(draftOf(saved ?? null))
      setSkill('')
      showToast({ type: 'success', title: saved ? 'Je profiel is opgeslagen' : 'Je profiel is gewist' })
    },
    onError: () => undefined,
  })
  const wrong = fieldErrors(error)
  const hasField = Object.keys(wrong).some(name => name in draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ variables: { input: descriptionOf(draft, skill) } })
  }
  return (
    <Stack as="form" aria-label="Past bij mij" gap="4" onSubmit={submit}>
      <SkillsField
        skills={draft.skills}
        text={skill}
        onType={setSkill}
        onChange={skills => setDraft({ ...draft, skills })}
        error={wrong.skills}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {numbers.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            value={draft[name]}
            onChange={value => setDraft({ ...draft, [name]: value })}
            error={wrong[name]}
          />
        ))}
        <TownField value={draft.place} onChange={place => setDraft({ ...draft, place })} error={wrong.place} />
        <DateField
          label="Beschikbaar vanaf"
          value={draft.availableFrom}
          onChange={availableFrom => setDraft({ ...draft, availableFrom })}
          error={wrong.availableFrom}
        />
      </SimpleGrid>
      {error && !hasField && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {messageOf(error)}
        </Text>
      )}
      <Button type="submit" alignSelf="flex-start" loading={loading} loadingText="Bezig...">
        Opslaan
      </Button>
    </Stack>
  )
}

interface TownFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** Suggests the places of known tenders; every other place in the Netherlands is fine too. */
function TownField({ value, onChange, error }: TownFieldProps) {
  const listId = useId()
  const text = useDeferredValue(value.trim())
  const { data, previousData } = useTownsQuery({ variables: { text }, skip: text.length < MIN_SUGGESTED_LENGTH })
  const towns = (data ?? previousData)?.filterValues ?? []
  return (
    <Box>
      <TextField
        name="place"
        label="Woonplaats"
        autoComplete="off"
        list={listId}
        maxLength={MAX_TOWN_LENGTH}
        value={value}
        onChange={onChange}
        error={error}
      />
      <datalist id={listId}>
        {towns.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </Box>
  )
}
