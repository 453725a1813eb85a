import { Box, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { ProgressBar } from '../../ui/ProgressBar'
import type { JobStateFragment } from './JobProgress.generated'
import { percentageOf, progressText, timeLeft } from './progress-texts'

interface JobBarProps {
  readonly job: JobStateFragment
  /** The time at which `job` was in this state. */
  readonly at: Date
  /** Description of the work, for a job without a label. */
  readonly fallback: string
}

/** Progress of a running job: a sentence with numbers, a bar, and the remaining time. */
export function JobBar({ job, at, fallback }: JobBarProps) {
  const id = useId()
  const progress = progressText(job)
  const percentage = percentageOf(job)
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="3" mb="1.5" textStyle="sm">
        <Text id={id} fontWeight="550">
          {job.label ? progress : fallback}
        </Text>
        <Text color="fg.muted" flexShrink="0">
          {[job.label ? '' : progress, timeLeft(job, at)].filter(Boolean).join(', ')}
        </Text>
      </Flex>
      <ProgressBar labelledBy={id} percentage={percentage} />
    </Box>
  )
}
