import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import type { JobKind } from '../../graphql.generated'
import type { JobRunFragment } from './CategorisePage.generated'
import { useNow } from '../../ui/useNow'
import { Widget } from '../../ui/Widget'
import { jobNames, runText } from './job-texts'

const kinds = Object.keys(jobNames) as JobKind[]

export function TodaysJobs({ runs }: { readonly runs: readonly JobRunFragment[] }) {
  const now = useNow()
  return (
    <Widget title="Taken vandaag" icon={<ListChecks size={16} />}>
      <Stack as="ul" gap="2.5" textStyle="sm" listStyleType="none">
        {kinds.map(kind => {
          const run = runs.find(one => one.kind === kind)
          return (
            <Flex as="li" key={kind} justify="space-between" gap="3">
              <HStack gap="2">
                <Box boxSize="1.5" flexShrink="0" borderRadius="full" bg={colourOf(run)} aria-hidden />
                {jobNames[kind]}
              </HStack>
              <Text as="span" color="fg.muted" textAlign="end">
                {runText(run, now)}
              </Text>
            </Flex>
          )
        })}
      </Stack>
    </Widget>
  )
}

/** Decorative: the text beside it has the same information. */
function colourOf(run: JobRunFragment | undefined) {
  if (!run) return 'gray.dot'
  if (run.state === 'RUNNING') return 'blue.dot'
  return run.state === 'SUCCESS' ? 'brand.dot' : 'orange.dot'
}
