import { Box, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TenderCardFragment } from './TenderCard.generated'
import { BusyLine } from '../../ui/list/BusyLine'
import { ErrorNotice } from '../../ui/ErrorNotice'
import type { SearchHit } from '../search/FoundBy'
import { useIsRoomy } from '../density/density'
import { useAsOpenList } from '../dialog/open-list'
import { TenderCard } from './TenderCard'
import { TenderCardSkeletons } from './TenderCardSkeletons'

interface TenderListProps {
  /** The previous ones while others are loading; undefined before the first answer. */
  readonly tenders: readonly TenderCardFragment[] | undefined
  /** How many tenders stand on the pages before. */
  readonly before?: number
  readonly total: number | undefined
  /** Why the search found each of them. */
  readonly hits: readonly SearchHit[] | undefined
  readonly level: 'h2' | 'h3'
  readonly skeletons: number
  readonly search: string
  readonly isLoading: boolean
  /** The tenders shown do not match the filters (yet). */
  readonly isOutdated: boolean
  readonly error: unknown
  readonly onRetry: () => void
  /** The empty state. */
  readonly empty: ReactNode
}

/** A list in each of its states (loading, refetching, failed, empty), without layout shift between them. */
export function TenderList(props: TenderListProps) {
  const {
    tenders,
    before = 0,
    total = 0,
    hits,
    level,
    skeletons,
    search,
    isLoading,
    isOutdated,
    error,
    onRetry,
    empty,
  } = props
  const isRoomy = useIsRoomy()
  useAsOpenList(tenders?.map(({ id }) => id) ?? [], before, total)
  return (
    <>
      {isLoading && tenders && <BusyLine />}
      {Boolean(error) && <ErrorNotice title="Tenders konden niet worden geladen" error={error} onRetry={onRetry} />}
      {!tenders && isLoading && <TenderCardSkeletons count={skeletons} />}
      {!tenders && !isLoading && !error && (
        <Text color="fg.muted" textStyle="sm" py="6">
          Geen resultaten. Pas het minimum of het maximum van het uurtarief aan.
        </Text>
      )}
      {tenders && (
        <Box
          id="resultaten"
          tabIndex={-1}
          outline="none"
          opacity={isOutdated || error ? 0.6 : 1}
          transition="opacity 150ms"
          aria-busy={isLoading}
        >
          {tenders.length === 0 ? (
            empty
          ) : (
            <Stack gap={isRoomy ? '3.5' : '2'}>
              {tenders.map((tender, index) => (
                <TenderCard key={tender.id} tender={tender} level={level} search={search} hit={hits?.[index]} />
              ))}
            </Stack>
          )}
        </Box>
      )}
    </>
  )
}
