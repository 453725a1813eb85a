import { Button, Flex, Grid, Heading, Stack } from '@chakra-ui/react'
import { ArrowRight, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pluralize } from '../../platform/dutch'
import { FilterCard } from '../../features/filters/FilterCard'
import { FilterTags } from '../../features/filters/FilterTags'
import { HiddenLine } from '../../features/filters/hidden/HiddenLine'
import { ResultCount } from '../../features/filters/hidden/ResultCount'
import { NearestFilters } from '../../features/filters/NearestFilters'
import { contradictionIn } from '../../features/filters/state/contradiction'
import { writeFilter } from '../../features/filters/state/filter-address'
import { variablesOf } from '../../features/filters/state/filter-variables'
import { useChoices } from '../../features/filters/useChoices'
import { useFilter } from '../../features/filters/state/useFilter'
import { useTenderOverviewQuery } from './TenderOverview.generated'
import { NewPill } from '../../features/tenders/steady/NewPill'
import { useSteadyList } from '../../features/tenders/steady/useSteadyList'
import { TenderList } from '../../features/tenders/card/TenderList'
import { SearchChangeNote } from '../../features/tenders/search/SearchChangeNote'
import { neverRetried } from '../../platform/requests/retry'
import { Empty } from '../../ui/Empty'

const SIZE = 6

/**
 * The first six tenders of the filter, and a link to all of them.
 * @param rail content beside the list; beneath it on a narrow screen
 */
export function TenderOverview({ rail }: { readonly rail: ReactNode }) {
  const { filter, change, clear } = useFilter()
  const choices = useChoices(filter)
  const contradiction = contradictionIn(filter)
  const isContradictory = contradiction !== null
  const { data, previousData, loading, error, refetch } = useTenderOverviewQuery({
    variables: { ...variablesOf(filter), first: SIZE },
    skip: isContradictory,
    context: neverRetried,
  })
  const shown = (data ?? previousData)?.tenders
  const counts = { count: shown?.totalCount, hidden: shown?.hidden }
  const counted = error || isContradictory ? undefined : shown
  const key = data && !filter.search ? JSON.stringify(filter) : null
  const { items, waiting, showAll } = useSteadyList(shown?.nodes, key)

  return (
    <>
      <FilterCard filter={filter} choices={choices} {...counts} onChange={change} onClear={clear} />
      <Grid
        columnGap="6"
        rowGap={{ base: '6', lg: '3.5' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.5rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        alignItems="start"
      >
        <Stack as="section" gap="2.5" aria-labelledby="tender-overzicht">
          <Flex align="center" columnGap={{ base: '2', sm: '2.5' }} rowGap="1.5" wrap="wrap">
            <Heading as="h2" size="md" id="tender-overzicht">
              Tenderoverzicht
            </Heading>
            <ResultCount
              text={contradiction ?? (shown && !error && pluralize(shown.totalCount, 'resultaat', 'resultaten'))}
              shown={counted}
              filter={filter}
              onFilter={change}
            />
            <FilterTags filter={filter} choices={choices} onChange={change} />
            <Button asChild variant="plain" size="sm" color="brand.fg" px="0" flexShrink="0" ms="auto">
              <Link to={{ pathname: '/tenders', search: writeFilter({ ...filter, page: 1 }).toString() }}>
                Bekijk alle <ArrowRight size={16} aria-hidden />
              </Link>
            </Button>
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
            tenders={items}
            total={shown?.totalCount}
            hits={shown?.hits}
            lotMatches={shown?.lotMatches}
            distances={shown?.distances}
            level="h3"
            skeletons={3}
            search={shown?.searchChange?.text ?? filter.search}
            isLoading={loading}
            isOutdated={loading || isContradictory}
            error={error}
            onRetry={() => void refetch()}
            empty={
              <Empty
                icon={<SearchX />}
                title="Geen tenders gevonden"
                description="Probeer de filters aan te passen of ververs de data."
              >
                <HiddenLine shown={counted} filter={filter} onFilter={change} />
                <NearestFilters filter={filter} choices={choices} onChange={change} />
              </Empty>
            }
          />
          <NewPill count={waiting} onShow={showAll} />
        </Stack>
        {rail}
      </Grid>
    </>
  )
}
