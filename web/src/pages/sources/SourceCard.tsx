import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { shortRelativeMoment } from '../../platform/dutch-moments'
import { UnfoldButton } from '../../ui/UnfoldButton'
import { lastEnded, quietHeading } from './run-texts'
import { SourceControls } from './SourceControls'
import { SourceDetails } from './SourceDetails'
import { SourceMessage } from './SourceMessage'
import { RunTrend } from './RunTrend'
import { Counts, type SourceRowProps } from './SourceTableRow'
import { StateWord } from './StateWord'
import { useSourceActions } from './useSourceActions'

export function SourceCard({ health, message, job, now, isOpen, onToggle }: SourceRowProps) {
  const id = useId()
  const actions = useSourceActions(health)
  const { source, state, runs, nextRunAt } = health
  const run = lastEnded(runs)
  return (
    <Box as="li" p="3" bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" textStyle="sm">
      <Flex justify="space-between" align="center" gap="3">
        <Text as="h2" fontWeight="620" fontSize="md">
          {source.name}
        </Text>
        <StateWord state={state} />
      </Flex>
      <Flex justify="space-between" align="center" gap="3" mt="2" color="fg.muted">
        <Stack gap="0.5">
          <Text>
            {state === 'running' ? 'nu bezig' : run ? shortRelativeMoment(run.startedAt, now) : 'nog geen run'}
          </Text>
          {nextRunAt && state !== 'running' && <Text>volgende run: {shortRelativeMoment(nextRunAt, now)}</Text>}
        </Stack>
        <Stack gap="0.5" align="flex-end">
          <RunTrend runs={runs} state={state} />
          {run && (
            <Text whiteSpace="nowrap">
              <Counts run={run} /> nieuw
            </Text>
          )}
        </Stack>
      </Flex>
      {(message || state === 'running') && (
        <Box mt="2">
          <SourceMessage health={health} message={message} job={job} />
        </Box>
      )}
      {state !== 'unconfigured' && (
        <HStack justify="space-between" mt="1">
          <UnfoldButton
            isOpen={isOpen}
            controls={id}
            onToggle={onToggle}
            size="sm"
            variant="ghost"
            px="2"
            ms="-2"
            aria-label={`${isOpen ? 'Minder' : 'Meer'} over ${source.name}`}
          >
            {isOpen ? 'Minder' : 'Meer'}
          </UnfoldButton>
          <SourceControls health={health} actions={actions} isLarge />
        </HStack>
      )}
      <Box id={id} mt={isOpen ? '2' : '0'}>
        {isOpen && (
          <SourceDetails health={health} actions={actions} heading={message ? null : quietHeading(state)} now={now} />
        )}
      </Box>
    </Box>
  )
}
