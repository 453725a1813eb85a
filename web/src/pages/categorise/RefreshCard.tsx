import { Text } from '@chakra-ui/react'
import { clock } from '../../platform/dutch'
import type { JobStateFragment } from '../../features/jobs/JobProgress.generated'
import { CancelJobButton } from '../../features/jobs/CancelJobButton'
import { JobBar } from '../../features/jobs/JobBar'
import { Section } from '../../ui/Section'

interface RefreshCardProps {
  readonly job: JobStateFragment
  readonly at: Date
}

export const RefreshCard = ({ job, at }: RefreshCardProps) => (
  <Section
    title="Data verversen"
    description={`Gestart om ${clock(new Date(job.startedAt))}. Wie nu ook ververst, kijkt met deze run mee.`}
    action={<CancelJobButton job={job} />}
  >
    <JobBar job={job} at={at} fallback="Bronnen lezen" />
    <Text textStyle="xs" color="fg.muted">
      Je kunt deze pagina sluiten; de run gaat door. Als een bron uitvalt, gaan de andere verder.
    </Text>
  </Section>
)
