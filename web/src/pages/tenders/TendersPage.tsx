import { Box, Flex, Grid, Stack } from '@chakra-ui/react'
import { pluralize } from '../../platform/dutch'
import { FilterCard } from '../../features/filters/FilterCard'
import { FilterTags } from '../../features/filters/FilterTags'
import { ResultCount } from '../../features/filters/hidden/ResultCount'
import { contradictionIn } from '../../features/filters/state/contradiction'
import type { Filter } from '../../features/filters/state/filter'
import { variablesOf } from '../../features/filters/state/filter-variables'
import { SortChoice } from '../../features/filters/SortChoice'
import { useChoices } from '../../features/filters/useChoices'
import { TendersOut } from '../../features/exports/TendersOut'
import { useFilter } from '../../features/filters/state/useFilter'
import { useTendersPageQuery } from './TendersPage.generated'
import { DEFAULT_PAGE_SIZE } from '../../limits.generated'
import { neverRetried } from '../../platform/requests/retry'
import { PageTitle } from '../../ui/PageTitle'
import { useStepBack } from '../../ui/list/useStepBack'
import { Pager } from '../../ui/list/Pager'
import { pageCount } from '../../ui/list/pages'
import { NewPill } from '../../features/tenders/steady/NewPill'
import { useSteadyList } from '../../features/tenders/steady/useSteadyList'
import { TenderList } from '../../features/tenders/card/TenderList'
import { SearchChangeNote } from '../../features/tenders/search/SearchChangeNote'
import { DensitySwitch } from '../../features/tenders/density/DensitySwitch'
import { ViewToggle } from '../../features/tenders/ViewToggle'
import type { SaveProfileProps } from '../../features/profiles/SaveProfile'
import { UnseenLine } from '../../features/seen/UnseenLine'
import { useSession } from '../../connection/session/use-session'
import { lazyPart } from '../../ui/lazy/lazy-part'
import type { NothingFoundProps } from './NothingFound'
import { SelectionRail, SelectionRailSkeleton } from './SelectionRail'

const SaveProfile = lazyPart<SaveProfileProps>(() => import('../../features/profiles/SaveProfile'))
const NothingFound = lazyPart<NothingFoundProps>(() => import('./NothingFound'))
const ProfilesRail = lazyPart(() => import('./ProfilesRail'))

export default function TendersPage() {
  const { filter, change, clear } = useFilter()
  const { page } = filter
  const { user } = useSession()
  const choices = useChoices(filter)
  const contradiction = contradictionIn(filter)
  const isContradictory = contradiction !== null
  const { data, previousData, loading, error, refetch } = useTendersPageQuery({
    variables: { ...variablesOf(filter), first: DEFAULT_PAGE_SIZE, page },
    skip: isContradictory,
    context: neverRetried,
  })
  const shown = (data ?? previousData)?.tenders
  const pages = pageCount(shown?.totalCount ?? 0)
  const isBeyond = Boolean(data) && pages > 0 && page > pages
  useStepBack(isBeyond, () => change({ page: pages }, 'replace'))

  const { items, waiting, showAll } = useSteadyList(
    isBeyond ? undefined : shown?.nodes,
    data ? steadyKey(filter) : null,
  )

  const counts = { count: shown?.totalCount, hidden: shown?.hidden }
  const counted = error || isContradictory ? undefined : shown

  const hasSelection = Boolean(shown?.totalCount) && !isContradictory

  const goTo = (next: number) => {
    change({ page: next })
    window.scrollTo({ top: 0 })
  }

  return (
    <Stack gap="3">
      <PageTitle
        title="Alle Tenders"
        actions={
          <>
            {user && <SaveProfile props={{ filter }} />}
            {!isContradictory && <TendersOut filter={variablesOf(filter).filter} />}
          </>
        }
      />
      <FilterCard filter={filter} choices={choices} {...counts} onChange={change} onClear={clear} />
      <Grid columnGap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.5rem' }} alignItems="start">
        <Stack gap="3">
          <Flex align="center" columnGap="2.5" rowGap="1.5" wrap="wrap" minH="8">
            <ResultCount
              text={(items && contradiction) ?? (shown && !error && foundText(shown))}
              shown={counted}
              filter={filter}
              onFilter={change}
            />
            <FilterTags filter={filter} choices={choices} onChange={change} />
            <Flex gap="2.5" align="center" justify="flex-end" wrap="wrap" ms="auto" _print={{ display: 'none' }}>
              <SortChoice filter={filter} onChange={change} />
              <DensitySwitch />
              <Box hideBelow="md">
                <ViewToggle />
              </Box>
            </Flex>
          </Flex>
          {shown?.searchChange && (
            <SearchChangeNote
              change={shown.searchChange}
              search={filter.search}
              onExactly={() => change({ exact: true })}
              onSearch={search => change({ search })}
            />
          )}
          <TenderList
            tenders={isContradictory ? (items ?? []) : items}
            before={(page - 1) * DEFAULT_PAGE_SIZE}
            total={shown?.totalCount}
            onTurn={step => change({ page: page + step }, 'replace')}
            hits={shown?.hits}
            lotMatches={shown?.lotMatches}
            distances={shown?.distances}
            level="h2"
            skeletons={6}
            search={shown?.searchChange?.text ?? filter.search}
            isLoading={loading || isBeyond}
            isOutdated={loading || (isContradictory && items !== undefined)}
            error={error}
            onRetry={() => void refetch()}
            empty={
              <NothingFound
                props={{ filter, choices, contradiction, shown: counted, onChange: change, onClear: clear }}
              />
            }
            unseenLine={
              user && !error && isNewestFirst(filter) ? (
                <UnseenLine filter={variablesOf(filter).filter} tenders={items ?? []} />
              ) : null
            }
          />
          <NewPill count={waiting} onShow={showAll} />
          <Pager page={page} pages={pages} onPage={goTo} />
        </Stack>
        <Stack
          as="aside"
          aria-label="Deze selectie"
          gap="3"
          hideBelow="lg"
          position="sticky"
          top="calc({sizes.header} + 1rem)"
        >
          {loading && !shown && <SelectionRailSkeleton />}
          {hasSelection && <SelectionRail filter={filter} choices={choices} />}
          {user && <ProfilesRail props={{}} />}
        </Stack>
      </Grid>
    </Stack>
  )
}

const foundText = ({ totalCount, hiddenCount }: { totalCount: number; hiddenCount: number }) =>
  hiddenCount > 0
    ? pluralize(totalCount, 'resultaat', 'resultaten')
    : pluralize(totalCount, 'resultaten gevonden', 'resultaten gevonden')

/** Null for a search: its hits are matched to the tenders by index, so the list is shown as it was answered. */
const steadyKey = (filter: Filter) => (filter.search ? null : JSON.stringify(filter))

/** Only then new tenders are at the top. */
const isNewestFirst = ({ sort, search, popular }: Filter) => sort === 'newest' || (!sort && !search && !popular)
