import { Box, HStack, Text } from '@chakra-ui/react'
import type { JobStateFragment } from '../../features/jobs/JobProgress.generated'
import type { SourceRowFragment } from './SourceRow.generated'
import { percentageOf, progressText } from '../../features/jobs/progress-texts'
import { isTrouble, lookOf } from './source-state'

interface SourceMessageProps {
  readonly health: SourceRowFragment
  readonly message: string
  readonly job: JobStateFragment | null
  /** Truncated to one line in a table. */
  readonly isOneLine?: boolean
}

/** Status message of a source: its progress while it is read, or its problem. */
export function SourceMessage({ health: { state, source }, message, job, isOneLine = false }: SourceMessageProps) {
  if (state === 'running') return <Reading job={job?.label === source.name ? job : null} name={source.name} />
  const { colour } = lookOf(state)
  return (
    <Text
      color={isTrouble(state) ? `${colour}.fg` : 'fg.muted'}
      {...(isOneLine ? { truncate: true, title: message } : {})}
    >
      {message}
    </Text>
  )
}

function Reading({ job, name }: { readonly job: JobStateFragment | null; readonly name: string }) {
  const percentage = job && percentageOf(job)
  return (
    <HStack gap="2.5" color="fg.muted">
      <Box
        role="progressbar"
        aria-label={`${name} wordt gelezen`}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percentage === null ? {} : { 'aria-valuenow': percentage })}
        w="9rem"
        h="2"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
        flexShrink="0"
      >
        <Box
          h="full"
          bg="brand.solid"
          transition="width 300ms"
          style={{ width: `${percentage ?? 100}%`, opacity: percentage === null ? 0.4 : 1 }}
        />
      </Box>
      {job && progressText({ ...job, label: null })}
    </HStack>
  )
}
