import { Box, Stack } from '@chakra-ui/react'
import { Fragment, type ReactNode, useDeferredValue } from 'react'
import type { DistancesFragment } from './Distances.generated'
import type { TenderCardFragment } from './TenderCard.generated'
import { BusyLine } from '../../../ui/list/BusyLine'
import { isUnreachable } from '../../../platform/requests/http-error'
import { ErrorNotice } from '../../../ui/ErrorNotice'
import type { SearchHit } from '../search/FoundBy'
import { useIsRoomy } from '../density/density'
import { type TurnPage, useAsOpenList } from '../dialog/open-list'
import { useSession } from '../../../connection/session/use-session'
import { SeenLine } from '../../seen/SeenLine'
import { SeenWatch } from '../../seen/SeenWatch'
import type { LotMatch } from './MatchingLot'
import { TenderCard } from './TenderCard'
import { TenderCardSkeletons } from './TenderCardSkeletons'
import { AwayNotice } from '../../../connection/offline/AwayNotice'

// Code splitting: visitors have no seen state.

/** Target of the skip links. */
const RESULTS = 'resultaten'

type ListedTender = TenderCardFragment & { readonly isUnseen: boolean }

interface TenderListProps {
  /** The previous tenders while others load; undefined before the first answer. */
  readonly tenders: readonly ListedTender[] | undefined
  /** Number of tenders on the previous pages. */
  readonly before?: number
  readonly total: number | undefined
  /** Shows the previous or next page; absent for a list without pages. */
  readonly onTurn?: TurnPage
  /** Why the search found each tender. */
  readonly hits: readonly SearchHit[] | undefined
  readonly lotMatches: readonly LotMatch[] | undefined
  readonly distances: DistancesFragment['distances'] | undefined
  readonly level: 'h2' | 'h3'
  readonly skeletons: number
  readonly search: string
  readonly isLoading: boolean
  readonly isOutdated: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly empty: ReactNode
  /** Shown above new tenders when the list is sorted by newest; its room is reserved, to avoid layout shift. */
  readonly unseenLine?: ReactNode
}

/** A list in each of its states (loading, refetching, failed, empty), without layout shift between them. */
export function TenderList(props: TenderListProps) {
  const {
    before = 0,
    total = 0,
    onTurn,
    hits,
    lotMatches,
    distances,
    level,
    skeletons,
    search,
    isOutdated,
    error,
    onRetry,
    empty,
    unseenLine,
  } = props
  // Time slicing: rendering all cards at once would be the longest task on a phone.
  const isFilled = useDeferredValue(props.tenders !== undefined)
  const tenders = isFilled ? props.tenders : undefined
  const isLoading = props.isLoading || tenders !== props.tenders
  const isRoomy = useIsRoomy()
  const { user } = useSession()
  const newUntil = unseenLine && tenders ? tenders.findLastIndex(({ isUnseen }) => isUnseen) + 1 : 0
  useAsOpenList(tenders?.map(({ id }) => id) ?? [], before, total, onTurn)
  return (
    <>
      {isLoading && tenders && <BusyLine />}
      {Boolean(error) && <ErrorNotice title="Tenders konden niet worden geladen" error={error} onRetry={onRetry} />}
      {isUnreachable(error) && <AwayNotice />}
      {unseenLine && tenders?.length !== 0 && (newUntil > 0 ? unseenLine : tenders ? <SeenLine /> : <Box h="6" />)}
      {!tenders && isLoading && <TenderCardSkeletons count={skeletons} />}
      {user && tenders && <SeenWatch tenders={tenders} before={before} list={RESULTS} />}
      {tenders && (
        <Box
          id={RESULTS}
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
                <Fragment key={tender.id}>
                  {index > 0 && index === newUntil && <SeenLine />}
                  <TenderCard
                    tender={tender}
                    isUnseen={tender.isUnseen}
                    level={level}
                    search={search}
                    hit={hits?.[index]}
                    lotMatch={lotMatches?.find(({ tenderId }) => tenderId === tender.id)}
                    distance={distances?.find(({ tenderId }) => tenderId === tender.id)}
                    isListed
                  />
                </Fragment>
              ))}
            </Stack>
          )}
        </Box>
      )}
    </>
  )
}
