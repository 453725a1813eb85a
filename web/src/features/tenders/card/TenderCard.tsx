import {
  Box,
  Card,
  Flex,
  Heading,
  IconButton,
  LinkBox,
  LinkOverlay,
  Text,
  VisuallyHidden,
  Wrap,
} from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BookmarkToggle } from '../../bookmarks/BookmarkToggle'
import type { TenderCardFragment } from './TenderCard.generated'
import { useSession } from '../../../connection/session/use-session'
import { Tip } from '../../../ui/Tip'
import { AssignmentTerms } from './AssignmentTerms'
import { cardAreas, roomy, tight } from './card-areas'
import { Marked } from './Marked'
import { type LotMatch, MatchingLot } from './MatchingLot'
import { StaffTools } from './StaffTools'
import { TenderBadges } from '../TenderBadges'
import { TenderCategories } from './TenderCategories'
import { TenderFacts } from './TenderFacts'
import { TenderFigures } from './TenderFigures'
import { placeOf } from '../place'
import { FoundBy, type SearchHit } from '../search/FoundBy'
import { useIsRoomy } from '../density/density'
import { tenderAddress } from '../tender-address'

// Code splitting: visitors do not use these.

interface TenderCardProps {
  readonly tender: TenderCardFragment
  readonly isUnseen?: boolean
  /** Heading level: one below the heading of the list. */
  readonly level: 'h2' | 'h3'
  /** Search text, whose words are highlighted in the title. */
  readonly search: string
  /** Why the search found the tender, when the card does not show that. */
  readonly hit?: SearchHit
  /** The lots that match the filter, when others do not. */
  readonly lotMatch?: LotMatch
  /** The distance to the place of the filter. */
  readonly distance?: { readonly kilometres: number; readonly isApproximate: boolean } | undefined
  /** The card is in a list that leaves out dismissed tenders. */
  readonly isListed?: boolean
  /** Content above the tender. */
  readonly banner?: ReactNode
  /** Content below the tender, such as its comments; outside the link, so a click on it does not open the dialog. */
  readonly children?: ReactNode
}

/**
 * The title's link is stretched over the card, and the buttons are above it, so that no interactive element contains another.
 */
export function TenderCard({
  tender,
  isUnseen = false,
  level,
  search,
  hit,
  lotMatch,
  distance,
  isListed = false,
  banner,
  children,
}: TenderCardProps) {
  const location = useLocation()
  const { user, isAdmin } = useSession()
  const tools = Number(isAdmin) + Number(isListed && user !== null)
  const isRoomy = useIsRoomy()
  return (
    <Card.Root
      as="article"
      transition="box-shadow 150ms, border-color 150ms"
      _hover={{ boxShadow: 'raised', borderColor: 'border.emphasized' }}
      css={focusRing}
      data-unseen={isUnseen ? tender.id : undefined}
    >
      {banner}
      <LinkBox {...cardAreas} {...(isRoomy ? roomy : tight)}>
        {isUnseen && <NewDot />}
        <Heading
          as={level}
          gridArea="title"
          fontWeight={isUnseen ? '640' : '550'}
          fontSize={{ base: '0.9375rem', md: 'md' }}
          lineHeight={{ base: '1.375rem', md: '1.5rem' }}
          overflowWrap="anywhere"
          pe={{ base: '10', md: '0' }}
          lineClamp={{ base: 2, md: 'none' }}
        >
          {/* Above the facts, which are positioned too: a tap on these opens the tender as well. */}
          <LinkOverlay asChild _before={{ zIndex: '1' }}>
            <Link to={tenderAddress(location, tender.id)} state={{ opened: true }}>
              <Marked text={tender.title} search={search} />
            </Link>
          </LinkOverlay>
        </Heading>
        <Box gridArea="words" minW="0">
          <TenderFacts
            tender={tender}
            organization={tender.organization}
            source={tender.source.name}
            place={distance ? tender.region : placeOf(tender)}
            distance={distance}
          />
          <Flex
            direction={{ base: 'column', lg: isRoomy ? 'column' : 'row' }}
            columnGap="3"
            mt={{ md: '1' }}
            textStyle="sm"
            lineHeight="1.375rem"
          >
            {tender.tenderType === 'FREELANCE_CONTRACT' && <AssignmentTerms tender={tender} />}
            {tender.summary && (
              <Text
                color="fg.muted"
                flex={isRoomy ? undefined : { lg: '1 1 12rem' }}
                minW={isRoomy ? '0' : { base: '0', lg: '12rem' }}
                maxW="41rem"
                truncate={isRoomy ? { mdDown: true } : true}
                lineClamp={isRoomy ? { md: 2 } : undefined}
                wordBreak="break-word"
              >
                {tender.summary}
              </Text>
            )}
          </Flex>
          {hit && <FoundBy hit={hit} search={search} />}
          {lotMatch && <MatchingLot match={lotMatch} />}
        </Box>
        <TenderFigures tender={tender} />
        <Wrap gridArea="badges" gapX="2.5" gapY="1" mt={{ base: '1', md: '3.5' }} align="center" minW="0">
          <TenderBadges tender={tender} />
          <Box display={{ base: 'none', md: 'contents' }}>
            <TenderCategories tender={tender} />
          </Box>
        </Wrap>
        <Flex
          gridArea="tools"
          gap="1"
          alignSelf="end"
          justifyContent="flex-end"
          css={largeTargets}
          _print={{ display: 'none' }}
        >
          <Flex gap="1" {...raised}>
            {tools > 0 && <StaffTools tender={tender} isListed={isListed} />}
          </Flex>
          {tender.sourceUrl && (
            <Box {...raised} hideBelow="md">
              <OriginalLink url={tender.sourceUrl} title={tender.title} />
            </Box>
          )}
          <Box {...raised} {...inCorner}>
            <BookmarkToggle tender={tender} />
          </Box>
        </Flex>
      </LinkBox>
      {children}
    </Card.Root>
  )
}

function NewDot() {
  return (
    <Box
      gridArea="title"
      alignSelf="start"
      boxSize="2"
      mt={{ base: '7px', md: '2' }}
      ms={{ base: '-3', md: '-3.5' }}
      borderRadius="full"
      bg="brand.dot"
    >
      <VisuallyHidden>Nieuw</VisuallyHidden>
    </Box>
  )
}

/** Focus ring around the whole card instead of its title. */
const focusRing = {
  '&:has(.chakra-linkbox__overlay:focus-visible)': {
    borderColor: 'brand.focusRing',
    boxShadow: '0 0 0 1px {colors.brand.focusRing}',
  },
  '& .chakra-linkbox__overlay:focus-visible': { outline: 'none' },
} as const

const raised = { position: 'relative', zIndex: '1' } as const

/** 36 px for a finger, without a higher card: 2 px outside the border. */
const largeTargets = { '& button::after': { mdDown: { content: '""', position: 'absolute', inset: '-3px' } } } as const

/** In the corner of a phone's card, with the size for a finger; beside the badges on wider screens. */
const inCorner = {
  position: { base: 'absolute', md: 'relative' },
  top: { base: '1', md: '0' },
  insetEnd: { base: '1', md: '0' },
  css: { '& > *': { minW: { base: '9', md: '8' }, h: { base: '9', md: '8' } } },
} as const

function OriginalLink({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <Tip text="Open de originele aankondiging">
      <IconButton asChild variant="ghost" size="xs" aria-label={`Open origineel: ${title}`}>
        <a href={url} aria-keyshortcuts="o" target="_blank" rel="noopener noreferrer">
          <ExternalLink size={15} />
        </a>
      </IconButton>
    </Tip>
  )
}
