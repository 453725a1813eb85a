import { Box, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { ProgressBar } from '../../ui/ProgressBar'
import type { JobStateFragment } from './JobProgress.generated'
import { percentageOf, progressText, timeLeft } from './progress-texts'

interface JobBarProps {
  readonly job: JobStateFragment
  /** When `job` was so. */
  readonly at: Date
  /** What is being done, by a job that does not say so itself. */
  readonly fallback: string
}

/** How far a running job is: a sentence with its numbers, a bar, and the time that is left. */
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
