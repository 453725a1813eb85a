import { Box, chakra, SimpleGrid, useMediaQuery } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobStateFragment } from '../../features/jobs/JobProgress.generated'
import type { SourceRowFragment } from './SourceRow.generated'
import { fullName } from '../../connection/session/name-of'
import { messageIn } from './run-texts'
import { SourceCard } from './SourceCard'
import { SourceTableRow } from './SourceTableRow'

const Head = chakra('th', {
  base: { px: '3', h: '9', textAlign: 'start', fontWeight: '550', color: 'fg.muted', whiteSpace: 'nowrap' },
})

interface SourceListProps {
  readonly sources: readonly SourceRowFragment[]
  readonly job: JobStateFragment | null
  readonly now: Date
}

/** A table, or cards on narrow screens; each source expands in place. */
export function SourceList({ sources, job, now }: SourceListProps) {
  const [isWide] = useMediaQuery(['(min-width: 80rem)'], { ssr: false })
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const propsOf = (health: SourceRowFragment) => {
    const { key } = health.source
    return {
      health,
      job,
      now,
      message: messageIn(health, fullName),
      isOpen: opened.has(key),
      onToggle: () =>
        setOpened(opened.has(key) ? new Set([...opened].filter(one => one !== key)) : new Set([...opened, key])),
    }
  }
  if (!isWide)
    return (
      <SimpleGrid
        as="ul"
        columns={{ base: 1, md: 2 }}
        gap="3"
        alignItems="start"
        listStyleType="none"
        aria-label="Bronnen"
      >
        {sources.map(health => (
          <SourceCard key={health.source.key} {...propsOf(health)} />
        ))}
      </SimpleGrid>
    )
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" overflow="hidden">
      <Box as="table" w="full" textStyle="sm" aria-label="Bronnen">
        <thead>
          <tr>
            <Head scope="col" ps="9">
              Bron
            </Head>
            <Head scope="col">Status</Head>
            <Head scope="col">Laatste run</Head>
            <Head scope="col">Trend, 14 runs</Head>
            <Head scope="col" textAlign="end">
              Gevonden / nieuw
            </Head>
            <Head scope="col">Melding</Head>
            <Head scope="col">Volgende run</Head>
            <Head scope="col" textAlign="end">
              Nu / aan
            </Head>
          </tr>
        </thead>
        <tbody>
          {sources.map(health => (
            <SourceTableRow key={health.source.key} {...propsOf(health)} />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
