import { Box, CloseButton, Dialog, Portal, Skeleton, Text } from '@chakra-ui/react'
import { moment } from '../../platform/dutch'
import { type SourceAnswerQuery, useSourceAnswerQuery } from './AnswerDialog.generated'
import { ErrorNotice } from '../../ui/ErrorNotice'

export interface AnswerDialogProps {
  readonly source: { readonly key: string; readonly name: string }
  readonly onClose: () => void
}

/** A source's raw answer, as plain text, because it may be hostile. */
export function AnswerDialog({ source, onClose }: AnswerDialogProps) {
  const { data, error, refetch } = useSourceAnswerQuery({
    variables: { source: source.key },
    fetchPolicy: 'no-cache',
  })
  return (
    <Dialog.Root
      open
      placement="center"
      size="xl"
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontSize="md">Antwoord van {source.name}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {data ? (
                <Answer answer={data.sourceAnswer} />
              ) : error ? (
                <ErrorNotice
                  title="Het antwoord kon niet worden geladen"
                  error={error}
                  onRetry={() => void refetch()}
                />
              ) : (
                <Skeleton h="40" role="status" aria-label="Het antwoord wordt geladen" />
              )}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Sluiten" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function Answer({ answer }: { readonly answer: SourceAnswerQuery['sourceAnswer'] }) {
  if (!answer) return <Text color="fg.muted">Van de laatste run is geen antwoord bewaard.</Text>
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mb="3" overflowWrap="anywhere">
        {answer.url}
        <br />
        Status {answer.status}, {answer.contentType ?? 'zonder type'}, {moment(answer.answeredAt)}.
        {answer.isCutOff && ' Dit is het begin; de rest is niet bewaard.'} E-mailadressen en telefoonnummers zijn
        weggelaten.
      </Text>
      <Box
        as="pre"
        // A scrollable region must be focusable for keyboard users.
        tabIndex={0}
        aria-label="Het antwoord"
        role="region"
        maxH="60dvh"
        overflow="auto"
        p="3"
        borderRadius="l2"
        bg="bg.muted"
        fontFamily="mono"
        fontSize="xs"
        whiteSpace="pre-wrap"
      >
        {answer.body || 'Een leeg antwoord'}
      </Box>
    </>
  )
}
