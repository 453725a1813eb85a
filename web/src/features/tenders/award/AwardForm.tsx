import { Button, Field, HStack, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { AwardPanelFragment } from './AwardPanel.generated'
import { useSaveAwardMutation } from './SaveAward.generated'
import { MAX_AWARD_SOLUTION_LENGTH, MAX_AWARD_WINNER_LENGTH } from '../../../limits.generated'
import { serverMessageOf } from '../../../platform/requests/message-of'
import { refetchAll } from '../../../platform/requests/refetch-all'
import DateField from '../../../ui/date/DateField'
import { TextField } from '../../../ui/TextField'
import { showToast } from '../../../ui/toast/toast'

export interface AwardFormProps {
  readonly tender: AwardPanelFragment
  readonly onDone: () => void
}

export function AwardForm({ tender, onDone }: AwardFormProps) {
  const [winner, setWinner] = useState(tender.awardWinner ?? '')
  const [solution, setSolution] = useState(tender.awardSolution ?? '')
  const [date, setDate] = useState(tender.awardDate ?? '')
  const [save, { loading }] = useSaveAwardMutation({
    ...refetchAll,
    onCompleted: () => {
      showToast({
        type: 'success',
        title: 'Gunningsinformatie opgeslagen',
        description: 'De gunningsinformatie is succesvol bijgewerkt',
      })
      onDone()
    },
    onError: error =>
      showToast({
        type: 'error',
        title: 'Fout bij opslaan',
        description: serverMessageOf(error) ?? 'Er ging iets mis bij het opslaan van de gunningsinformatie',
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const award = { winner: winner || null, solution: solution || null, date: date || null }
    void save({ variables: { input: { tenderId: tender.id, ...award } } })
  }
  return (
    <form aria-label="Gunningsinformatie bewerken" onSubmit={submit}>
      <Stack gap="4">
        <TextField
          label="Winnaar"
          name="winner"
          autoFocus
          maxLength={MAX_AWARD_WINNER_LENGTH}
          disabled={loading}
          value={winner}
          onChange={setWinner}
        />
        <Field.Root disabled={loading}>
          <Field.Label>Gekozen oplossing</Field.Label>
          <Textarea
            name="solution"
            rows={3}
            maxLength={MAX_AWARD_SOLUTION_LENGTH}
            bg="bg"
            borderColor="border.control"
            value={solution}
            onChange={event => setSolution(event.currentTarget.value)}
          />
        </Field.Root>
        <DateField label="Gunningsdatum" value={date} isDisabled={loading} onChange={setDate} />
        <HStack gap="2" justify="flex-end">
          <Button variant="outline" size="sm" disabled={loading} onClick={onDone}>
            Annuleren
          </Button>
          <Button type="submit" size="sm" disabled={loading}>
            {loading ? 'Bezig...' : 'Opslaan'}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}
