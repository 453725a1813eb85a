import { Box, Card, Flex, Heading, HStack, IconButton, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { Building2, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BookmarkToggle } from '../../bookmarks/BookmarkToggle'
import { shortened } from '../../dutch'
import type { TenderCardFragment } from './TenderCard.generated'
import { useSession } from '../../session/use-session'
import { Tip } from '../../ui/Tip'
import { CategoriseButton } from '../categorise/CategoriseButton'
import { AssignmentTerms } from './AssignmentTerms'
import { Marked } from './Marked'
import { TenderAmount } from './TenderAmount'
import { TenderBadges } from '../TenderBadges'
import { TenderCategories } from './TenderCategories'
import { TenderFacts } from './TenderFacts'
import { placeOf } from '../place'
import { FoundBy } from '../search/LazySearch'
import type { SearchHit } from '../search/FoundBy'
import { tenderAddress } from '../tender-address'

interface TenderCardProps {
  readonly tender: TenderCardFragment
  /** Of the heading: one below the heading that the list stands under. */
  readonly level: 'h2' | 'h3'
  /** What was searched for: its words are marked in the title. */
  readonly search: string
  /** Why the search found it, when the card does not show that. */
  readonly hit?: SearchHit
  /** Content below the tender, such as its comments: outside of the link, so clicking it does not open the dialog. */
  readonly children?: ReactNode
}

/** The title's link covers the tender; the buttons stand above it, so that nothing that can be clicked lies in another. */
export function TenderCard({ tender, level, search, hit, children }: TenderCardProps) {
  const location = useLocation()
  const { isAdmin } = useSession()
  const isAssignment = tender.tenderType === 'FREELANCE_CONTRACT'
  return (
    <Card.Root
      as="article"
      transition="box-shadow 150ms, border-color 150ms"
      _hover={{ boxShadow: 'raised', borderColor: 'border.emphasized' }}
    >
      <LinkBox>
        <Card.Body p={{ base: '4', md: '5' }} gap="2">
          <Box pe={isAdmin ? '32' : '24'}>
            <TenderBadges tender={tender} isNew={tender.isNew} />
          </Box>
          <Flex justify="space-between" gap={{ base: '3', md: '8' }} direction={{ base: 'column', md: 'row' }}>
            <Box minW="0" maxW="46rem">
              <Heading as={level} size="md" lineHeight="1.35">
                <LinkOverlay asChild display="inline-block">
                  <Link to={tenderAddress(location, tender.id)} state={{ opened: true }}>
                    <Marked text={tender.title} search={search} />
                  </Link>
                </LinkOverlay>
              </Heading>
              <HStack gap="1.5" color="fg.muted" textStyle="sm" mt="1" align="flex-start">
                <Building2 size={15} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
                <Text>{tender.organization}</Text>
              </HStack>
              {tender.summary && (
                <Text textStyle="sm" color="fg.muted" mt="2">
                  {shortened(tender.summary)}
                </Text>
              )}
              {hit && <FoundBy props={{ hit, search }} />}
            </Box>
            <TenderAmount tender={tender} />
          </Flex>
          {isAssignment && <AssignmentTerms tender={tender} />}
          <Flex justify="space-between" gap="2.5" wrap="wrap" mt="1.5">
            <TenderCategories tender={tender} />
            <TenderFacts tender={tender} source={tender.source.name} place={isAssignment ? null : placeOf(tender)} />
          </Flex>
        </Card.Body>
        <HStack gap="1" position="absolute" top={{ base: '3', md: '4' }} insetEnd={{ base: '3', md: '4' }}>
          {isAdmin && <CategoriseButton tender={tender} />}
          {tender.sourceUrl && <OriginalLink url={tender.sourceUrl} title={tender.title} />}
          <BookmarkToggle tender={tender} />
        </HStack>
      </LinkBox>
      {children}
    </Card.Root>
  )
}

function OriginalLink({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <Tip text="Open de originele aankondiging">
      <IconButton asChild variant="ghost" size="xs" aria-label={`Open origineel: ${title}`}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={15} />
        </a>
      </IconButton>
    </Tip>
  )
}
