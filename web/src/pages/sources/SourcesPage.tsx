import { Box, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Radio } from 'lucide-react'
import { pluralize } from '../../platform/dutch'
import { relativeMoment } from '../../platform/dutch-moments'
import type { SourceRowFragment } from './SourceRow.generated'
import { CancelJobButton } from '../../features/jobs/CancelJobButton'
import { useSession } from '../../connection/session/use-session'
import { Choice } from '../../ui/choice/Choice'
import { Empty } from '../../ui/Empty'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { PageTitle } from '../../ui/PageTitle'
import { useNow } from '../../ui/useNow'
import { NoAccess } from '../NoAccess'
import { AddSourceButton } from './AddSourceButton'
import { MailProblem } from './MailProblem'
import { RunAllButton } from './RunAllButton'
import { SourceChips } from './SourceChips'
import { SourceList } from './SourceList'
import { lookOf, ordered, type SourceGroup, type SourceOrder, sourceOrders } from './source-state'
import { useSources } from './useSources'
import { useSourceView } from './useSourceView'

/** For administrators; other users see why access is denied, and no query is sent. */
export default function SourcesPage() {
  const { isAdmin } = useSession()
  return isAdmin ? <Sources /> : <NoAccess />
}

function Sources() {
  const { sources, error, refetch, job } = useSources()
  const now = useNow()
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap">
        <PageTitle title="Bronnen">{sources ? summary(sources, now) : 'Hoe het met de bronnen gaat'}</PageTitle>
        {sources && (
          <HStack gap="2" wrap="wrap">
            {job && <CancelJobButton job={job} />}
            <RunAllButton isRunning={job !== null} />
            <AddSourceButton />
          </HStack>
        )}
      </Flex>
      <MailProblem />
      {error !== undefined && (
        <ErrorNotice title="De bronnen konden niet worden geladen" error={error} onRetry={refetch} />
      )}
      {sources ? (
        <Overview sources={sources} job={job} now={now} />
      ) : (
        error === undefined && (
          <Skeleton h="25rem" borderRadius="card" role="status" aria-label="Bronnen worden geladen" />
        )
      )}
    </Stack>
  )
}

function summary(sources: readonly SourceRowFragment[], now: Date): string {
  const on = sources.filter(({ isOn }) => isOn)
  const [next] = on.flatMap(({ nextRunAt }) => nextRunAt ?? []).toSorted()
  const counts = `${pluralize(sources.length, 'bron', 'bronnen')}, ${on.length} aan`
  return next ? `${counts}. De volgende run is ${relativeMoment(next, now)}.` : `${counts}.`
}

type OverviewProps = Pick<ReturnType<typeof useSources>, 'job'> & {
  readonly sources: readonly SourceRowFragment[]
  readonly now: Date
}

function Overview({ sources, job, now }: OverviewProps) {
  const { group, order, change } = useSourceView()
  const countOf = (asked: SourceGroup) => sources.filter(({ state }) => lookOf(state).group === asked).length
  const counts = {
    verdacht: countOf('verdacht'),
    storing: countOf('storing'),
    'in-orde': countOf('in-orde'),
    uit: countOf('uit'),
  }
  const shown = ordered(
    sources.filter(({ state }) => group === null || lookOf(state).group === group),
    order,
  )
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <SourceChips
          chosen={group}
          total={sources.length}
          counts={counts}
          onChange={chosen => change({ group: chosen })}
        />
        <HStack gap="2" textStyle="sm">
          <Text color="fg.muted" aria-hidden>
            Sorteren op
          </Text>
          <Box w="11rem">
            <Choice
              label="Sorteren op"
              value={order}
              options={sourceOrders}
              onChange={value => change({ order: value as SourceOrder })}
            />
          </Box>
        </HStack>
      </Flex>
      {shown.length > 0 ? (
        <SourceList sources={shown} job={job} now={now} />
      ) : (
        <Empty icon={<Radio />} title="Geen bronnen met deze status" />
      )}
      <Text textStyle="xs" color="fg.muted">
        Een run is verdacht als er veel minder wordt gevonden dan gebruikelijk, als verplichte velden ontbreken of als
        het antwoord een onbekende vorm heeft. Wat dan wordt achtergehouden, wordt pas verwerkt als een beheerder
        daarvoor kiest.
      </Text>
    </>
  )
}
