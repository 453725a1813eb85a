import { Button, Dialog, Flex, Portal, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { CheckRow } from '../../ui/CheckRow'
import { WordsField } from '../../ui/WordsField'
import { messageOf } from '../../platform/requests/message-of'
import { Chip } from '../../ui/Chip'
import { useExcludableTenderQuery } from './Exclusions.generated'
import { titleWords } from './title-words'
import { useExclusions } from './useExclusions'

export interface NeverAgainDialogProps {
  readonly tenderId: string
  readonly onClose: () => void
}

/** Excludes the tender's buyer, or words of its title, from the user's lists for good. */
export default function NeverAgainDialog({ tenderId, onClose }: NeverAgainDialogProps) {
  const { data, error } = useExcludableTenderQuery({ variables: { id: tenderId } })
  const { exclude, isBusy } = useExclusions()
  const [isBuyer, setBuyer] = useState(false)
  const [words, setWords] = useState<readonly string[]>([])
  const tender = data?.tender
  const offered = titleWords(tender?.title ?? '')
  const others = words.filter(word => !offered.includes(word))
  const chosen = [
    ...(isBuyer && tender ? [{ kind: 'ORGANIZATION' as const, value: tender.organization }] : []),
    ...words.map(value => ({ kind: 'WORD' as const, value })),
  ]
  const toggle = (word: string) => setWords(words.includes(word) ? words.filter(one => one !== word) : [...words, word])
  const save = async () => {
    if (await exclude(chosen)) onClose()
  }
  return (
    <Dialog.Root open placement="center" size="sm" onOpenChange={({ open }) => !open && !isBusy && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontSize="md">Nooit meer zien</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Text textStyle="sm" color="fg.muted">
                  Wat je kiest, staat in geen lijst en geen telling van jou meer. Bij Weggelegd zet je het weer terug.
                </Text>
                {error && <Text textStyle="sm">{messageOf(error)}</Text>}
                {tender && (
                  <CheckRow label={`Alles van ${tender.organization}`} isChecked={isBuyer} onCheck={setBuyer} />
                )}
                <Stack gap="2" role="group" aria-label="Tenders met een woord">
                  <Text textStyle="sm">Tenders met een woord:</Text>
                  <Flex gap="2" wrap="wrap">
                    {offered.map(word => (
                      <Chip key={word} isOn={words.includes(word)} onClick={() => toggle(word)}>
                        {word}
                      </Chip>
                    ))}
                  </Flex>
                  <WordsField
                    label="Een ander woord"
                    words={others}
                    onChange={next => setWords([...words.filter(word => offered.includes(word)), ...next])}
                  />
                </Stack>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" size="sm" disabled={isBusy} onClick={onClose}>
                Annuleren
              </Button>
              <Button
                size="sm"
                disabled={chosen.length === 0}
                loading={isBusy}
                loadingText="Bezig..."
                onClick={() => void save()}
              >
                Nooit meer tonen
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
