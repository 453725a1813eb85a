import { Button, Flex, HStack, Text } from '@chakra-ui/react'
import { FileSearch, Play, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { SourceRowFragment } from './SourceRow.generated'
import { fullName } from '../../connection/session/name-of'
import { Confirm } from '../../ui/Confirm'
import { AnswerDialog } from './AnswerDialog'
import { LastRuns } from './LastRuns'
import { RemoveSourceButton } from './RemoveSourceButton'
import { additionText, consequence, usualText } from './run-texts'
import { isTrouble, lookOf } from './source-state'
import type { useSourceActions } from './useSourceActions'

interface SourceDetailsProps {
  readonly health: SourceRowFragment
  readonly actions: ReturnType<typeof useSourceActions>
  /** Null on a card, which already shows it above. */
  readonly heading: string | null
  readonly now: Date
}

/** Results of a source compared with its usual ones, and the actions for an administrator. */
export function SourceDetails({ health, actions, heading, now }: SourceDetailsProps) {
  const { state, isOn, runs, usualRange, heldCount, addition } = health
  const told = [consequence(state, isOn ? heldCount : null), usualRange && usualText(usualRange)].filter(Boolean)
  const { colour } = lookOf(state)
  const isTroubled = isTrouble(state)
  return (
    <Flex
      direction={{ base: 'column', xl: 'row' }}
      gap={{ base: '4', xl: '8' }}
      justify="space-between"
      p={{ base: '3', xl: '4' }}
      borderWidth="1px"
      borderRadius="card"
      borderColor={isTroubled ? `${colour}.border` : 'border'}
      bg="bg.panel"
    >
      <HStack align="flex-start" gap="2.5" maxW="38rem" minW="0">
        {isTroubled && (
          <Text as="span" color={`${colour}.fg`} mt="0.5" aria-hidden>
            <TriangleAlert size={16} />
          </Text>
        )}
        <Flex direction="column" gap="2" minW="0">
          {heading && <Text fontWeight="620">{heading}</Text>}
          {told.length > 0 && (
            <Text textStyle="sm" color="fg.muted">
              {told.join(' ')}
            </Text>
          )}
          {addition && (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {additionText(addition, fullName)}
            </Text>
          )}
          {(isOn || addition) && (
            <HStack gap="2" wrap="wrap" mt="1">
              <Actions health={health} actions={actions} />
              {addition && <RemoveSourceButton source={health.source} />}
            </HStack>
          )}
        </Flex>
      </HStack>
      {runs.length > 0 && <LastRuns runs={runs} now={now} />}
    </Flex>
  )
}

function Actions({ health, actions }: Pick<SourceDetailsProps, 'health' | 'actions'>) {
  const { state, isOn, source, canAccept, heldCount, hasAnswer } = health
  const [opened, setOpened] = useState<'answer' | 'accept' | null>(null)
  const close = () => setOpened(null)
  const isBusy = state === 'running' || actions.isAsked
  if (!isOn) return null
  const acceptLabel = heldCount === null ? 'Toch goedkeuren' : 'Toch verwerken'
  return (
    <>
      <Button size="xs" h="8" disabled={isBusy} onClick={actions.run}>
        <Play size={14} aria-hidden />
        {isBusy ? 'Bezig...' : isTrouble(state) ? 'Nu opnieuw proberen' : 'Nu uitvoeren'}
      </Button>
      {canAccept && (
        <Button size="xs" h="8" variant="outline" disabled={isBusy} onClick={() => setOpened('accept')}>
          {acceptLabel}
        </Button>
      )}
      {hasAnswer && (
        <Button size="xs" h="8" variant="ghost" onClick={() => setOpened('answer')}>
          <FileSearch size={14} aria-hidden />
          Bekijk het antwoord
        </Button>
      )}
      {opened === 'accept' && (
        <Confirm
          question={`Klopt wat ${source.name} gaf?`}
          confirmLabel={acceptLabel}
          isBusy={actions.isAccepting}
          onConfirm={() => void actions.accept().then(close)}
          onClose={close}
        >
          {heldCount === null
            ? 'Latere runs worden dan hiermee vergeleken.'
            : 'Wat is gelezen, wordt opgeslagen. Opdrachten die niet meer in de lijst staan, worden gesloten, tenzij dat er meer dan de helft zijn. Latere runs worden met deze vergeleken.'}
        </Confirm>
      )}
      {opened === 'answer' && <AnswerDialog source={source} onClose={close} />}
    </>
  )
}
