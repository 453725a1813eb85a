import { Box, chakra, Flex } from '@chakra-ui/react'
import { dayOfYear, shortDay } from '../../../platform/dutch'
import { ageOf, brokersOf } from '../routes'
import type { TenderFactsFragment } from './TenderFacts.generated'

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    // Clips the separator of a fact that starts a line. Print has no breakpoints: only base styles hold there.
    ms: { base: '-3', md: '0' },
    clipPath: { base: 'inset(0 0 0 0.75rem)', md: 'none' },
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    listStyle: 'none',
    color: 'fg.muted',
    fontSize: { base: 'xs', md: '0.8125rem' },
    lineHeight: '1.25rem',
    // Overflow: names of sources may be wider than a phone.
    overflowWrap: 'anywhere',
    '& > li': {
      pos: 'relative',
      ps: { base: '3', md: '0' },
      minW: '0',
      flexShrink: { lg: '0' },
      truncate: { mdDown: true },
    },
    '& > li:nth-of-type(n + 2):not(:last-child)::after': { content: { md: '"·"', lg: 'none' }, mx: '1' },
    '& > li:nth-of-type(n + 2)::before': {
      content: { base: '"·"', md: 'none' },
      pos: { base: 'absolute', md: 'static' },
      insetStart: '1',
    },
    '& > li:not(:first-of-type)::before': { lg: { content: '"·"', mx: '1.5' } },
    // Always one line on a wide screen: the buyer and the other sources are truncated.
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
  readonly distance?: { readonly kilometres: number; readonly isApproximate: boolean } | undefined
}

/** Buyer, source, place and date in one line; on a phone the buyer has its own line. */
export function TenderFacts({ tender, organization, source, place, distance }: TenderFactsProps) {
  const { publicationDate, tenderType, firstSeenOn, status } = tender
  const age = tenderType === 'FREELANCE_CONTRACT' && status === 'OPEN' ? ageOf(firstSeenOn) : null
  // The number of brokers is shown beside the rate.
  const alsoAt = tenderType === 'FREELANCE_CONTRACT' && brokersOf(tender) ? [] : tender.alsoAt
  return (
    <Facts>
      <Buyer>{organization}</Buyer>
      <Source name={source} others={alsoAt.map(copy => copy.source.name)} />
      {place &&
        (distance ? (
          <li>{`${place}, ${distance.isApproximate ? 'ca. ' : ''}${distance.kilometres} km`}</li>
        ) : (
          <Place place={place} />
        ))}
      <li data-published>
        Gepubliceerd <Published on={publicationDate} />
        {age && `, ${age}`}
      </li>
      {alsoAt.length > 0 && (
        <Box as="li" data-copies hideBelow="md">
          Ook op: {alsoAt.map(copy => copy.source.name).join(', ')}
        </Box>
      )}
    </Facts>
  )
}

/** A phone shows a day of this year without the year. */
function Published({ on }: { readonly on: string }) {
  const [day, whole] = [dayOfYear(on), shortDay(on)]
  return (
    <>
      {day}
      {whole !== day && (
        <Box as="span" hideBelow="md">
          {whole.slice(day.length)}
        </Box>
      )}
    </>
  )
}

interface SourceProps {
  readonly name: string
  readonly others: readonly string[]
}

/** The number of other sources, '+1', is never truncated on a phone. */
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

/** A phone shows the town without its province. */
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
