import { Box, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TenderCardFragment } from '../../graphql.generated'
import { BusyLine } from '../../ui/list/BusyLine'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { TenderCard } from './TenderCard'
import { TenderCardSkeletons } from './TenderCardSkeletons'

interface TenderListProps {
  /** Those of before, while others are on their way; undefined when there are none yet. */
  readonly tenders: readonly TenderCardFragment[] | undefined
  readonly level: 'h2' | 'h3'
  readonly skeletons: number
  readonly search: string
  readonly isLoading: boolean
  /** What is shown does not answer to the filters (yet). */
  readonly isOutdated: boolean
  readonly error: unknown
  readonly onRetry: () => void
  /** What stands here when nothing was found. */
  readonly empty: ReactNode
}

/** A list in each of its states; nothing jumps from the one to the other. */
export function TenderList(props: TenderListProps) {
  const { tenders, level, skeletons, search, isLoading, isOutdated, error, onRetry, empty } = props
  return (
    <>
      {isLoading && tenders && <BusyLine />}
      {Boolean(error) && <ErrorNotice title="Tenders konden niet worden geladen" error={error} onRetry={onRetry} />}
      {!tenders && isLoading && <TenderCardSkeletons count={skeletons} />}
      {tenders && (
        <Box opacity={isOutdated ? 0.6 : 1} transition="opacity 150ms" aria-busy={isLoading}>
          {tenders.length === 0 ? (
            empty
          ) : (
            <Stack gap="3.5">
              {tenders.map(tender => (
                <TenderCard key={tender.id} tender={tender} level={level} search={search} />
              ))}
            </Stack>
          )}
        </Box>
      )}
    </>
  )
}
