import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { pluralize, number } from '../../platform/dutch'
import { useFilterValuesQuery } from '../../features/filters/more/FilterValues.generated'
import type { Choices } from '../../features/filters/choices'
import { choiceFilters, type ChoiceName } from '../../features/filters/state/choice-filters'
import type { Filter } from '../../features/filters/state/filter'
import { writeFilter } from '../../features/filters/state/filter-address'
import { variablesOf } from '../../features/filters/state/filter-variables'
import type { FilterValueKind } from '../../graphql.generated'
import { neverRetried } from '../../platform/requests/retry'
import { isClosingSoon } from '../../features/tenders/closing-soon'

export interface SelectionFacetsProps {
  readonly filter: Filter
  readonly choices: Choices
}

/** The facets that decide for a freelancer; procurements have neither. */
const ofAssignments = ['zzp', 'workplace'] as const satisfies readonly ChoiceName[]

const SHOWN_BUYERS = 4

/** Terms of assignments, largest buyers and closing periods in the list; each narrows the list. */
export function SelectionFacets({ filter, choices }: SelectionFacetsProps) {
  const buyers = useValues('ORGANIZATION', filter)
  const closing = useValues('CLOSING', filter)
  return (
    <>
      {ofAssignments.map(name => (
        <Facet
          key={name}
          title={choiceFilters[name].label}
          rows={choices[name].flatMap(({ value, label, count }) =>
            count && value !== 'unknown' && value !== 'not_applicable'
              ? [{ key: value, label, count, search: narrowed(filter, { [name]: [value] }) }]
              : [],
          )}
        />
      ))}
      <Facet
        title="Opdrachtgever"
        rows={buyers.slice(0, SHOWN_BUYERS).map(({ value, label, count }) => ({
          key: value,
          label,
          count,
          search: narrowed(filter, { organizations: [value] }),
        }))}
      />
      <Facet
        title="Sluit"
        rows={closing.map(({ value, count }) => ({
          key: value,
          label: `Binnen ${pluralize(Number(value), 'dag', 'dagen')}`,
          count,
          dot: isClosingSoon(Number(value)) ? 'orange.dot' : 'gray.dot',
          search: narrowed(filter, { maxDaysLeft: Number(value) }),
        }))}
      />
    </>
  )
}

/** The previous facet while another loads; hidden without an answer. */
function useValues(kind: FilterValueKind, filter: Filter) {
  const { data, previousData } = useFilterValuesQuery({
    variables: { kind, filter: variablesOf(filter).filter, text: '', within: '' },
    context: neverRetried,
  })
  return ((data ?? previousData)?.filterValues ?? []).filter(({ count }) => count > 0)
}

const narrowed = (filter: Filter, change: Partial<Filter>) => writeFilter({ ...filter, ...change, page: 1 }).toString()

interface Row {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly search: string
  readonly dot?: string
}

function Facet({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <Stack gap="1" mt="1">
      <Heading as="h3" id={id} textStyle="xs" fontWeight="550" color="fg.muted">
        {title}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none" aria-labelledby={id}>
        {rows.map(({ key, label, count, search, dot }) => (
          <Flex as="li" key={key} align="center" gap="2" minH="7" textStyle="sm">
            {dot && <Box boxSize="1.5" borderRadius="full" bg={dot} flexShrink="0" aria-hidden />}
            <Box flex="1" minW="0" truncate _hover={{ textDecoration: 'underline' }}>
              <Link to={{ pathname: '/tenders', search }}>{label}</Link>
            </Box>
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {number(count)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}
