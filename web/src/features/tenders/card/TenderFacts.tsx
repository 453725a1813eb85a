import { Box, chakra, Flex } from '@chakra-ui/react'
import { shortDay } from '../../../platform/dutch'
import { brokersOf } from '../routes'
import type { TenderFactsFragment } from './TenderFacts.generated'

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    // Beside it are the links of a phone's card.
    pe: { mdDown: '7' },
    // What stands before a fact is cut off where the fact begins a line.
    ms: { mdDown: '-3' },
    clipPath: { mdDown: 'inset(0 0 0 0.75rem)' },
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    listStyle: 'none',
    color: 'fg.muted',
    fontSize: { base: 'xs', md: '0.8125rem' },
    lineHeight: '1.25rem',
    // Overflow: the name of a source, or several of them, may be wider than a phone.
    overflowWrap: 'anywhere',
    '& > li': { pos: 'relative', ps: { mdDown: '3' }, minW: '0', flexShrink: { lg: '0' }, truncate: { mdDown: true } },
    '& > li:nth-of-type(n + 2):not(:last-child)::after': { content: { md: '"·"', lg: 'none' }, mx: '1' },
    '& > li:nth-of-type(n + 2)::before': { mdDown: { content: '"·"', pos: 'absolute', insetStart: '1' } },
    '& > li:not(:first-of-type)::before': { lg: { content: '"·"', mx: '1.5' } },
    // One line at a desk, however long: who buys, and where else it stands, give way.
    '& > li:first-of-type, & > li[data-copies]': { minW: { lg: '0' }, truncate: { lg: true } },
    '& > li:first-of-type': { flexShrink: { lg: '1' } },
    // Overflow: a hostile source may name a place of a thousand letters.
    '& > li:nth-of-type(n + 2):not([data-copies])': { truncate: { lg: true }, maxW: { lg: '45%' } },
    '& > li:nth-of-type(2)': { maxW: { lg: '30%' } },
    '& > li[data-copies]': { flexShrink: { lg: '8' } },
  },
})

const Buyer = chakra('li', {
  base: {
    color: 'fg',
    fontSize: '0.8125rem',
    fontWeight: '550',
    w: { base: 'full', lg: 'auto' },
  },
})

interface TenderFactsProps {
  readonly tender: TenderFactsFragment
  readonly organization: string
  readonly source: string
  readonly place: string | null
}

/** Who buys, where it was found, where it is and since when, in one line; on a phone who buys has a line to itself. */
export function TenderFacts({ tender, organization, source, place }: TenderFactsProps) {
  const { publicationDate, tenderType } = tender
  // How many brokers have it stands beside the rate.
  const alsoAt = tenderType === 'FREELANCE_CONTRACT' && brokersOf(tender) ? [] : tender.alsoAt
  return (
    <Facts>
      <Buyer>{organization}</Buyer>
      <Source name={source} others={alsoAt.map(copy => copy.source.name)} />
      {place && <Place place={place} />}
      <li data-published>Gepubliceerd {shortDay(publicationDate)}</li>
      {alsoAt.length > 0 && (
        <Box as="li" data-copies hideBelow="md">
          Ook op: {alsoAt.map(copy => copy.source.name).join(', ')}
        </Box>
      )}
    </Facts>
  )
}

interface SourceProps {
  readonly name: string
  readonly others: readonly string[]
}

/** A phone has room for how many other sources have it: '+1', which is never cut off. */
function Source({ name, others }: SourceProps) {
  return (
    <Flex as="li">
      <Box as="span" truncate={{ mdDown: true }}>
        {name}
      </Box>
      {others.length > 0 && (
        <Box as="span" hideFrom="md" ms="1" fontWeight="550" role="img" aria-label={`Ook op: ${others.join(', ')}`}>
          +{others.length}
        </Box>
      )}
    </Flex>
  )
}

/** A phone has room for the town, without its province. */
function Place({ place }: { readonly place: string }) {
  const [town, province] = place.split(', ')
  return (
    <li>
      {town}
      {province && (
        <Box as="span" hideBelow="md">
          , {province}
        </Box>
      )}
    </li>
  )
}
