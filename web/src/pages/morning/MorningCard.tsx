import { Box, Button, Card, Flex, Heading, HStack, Kbd, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { type RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Marked } from '../../features/tenders/card/Marked'
import { TenderCategories } from '../../features/tenders/card/TenderCategories'
import { KeyFacts } from '../../features/tenders/dialog/KeyFacts'
import { tenderAddress } from '../../features/tenders/tender-address'
import { TenderBadges } from '../../features/tenders/TenderBadges'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { useMorningTenderQuery } from './Morning.generated'

interface MorningCardProps {
  readonly id: string
  readonly title: string
  readonly organization: string
  readonly search: string
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/**
 * One tender with its facts. Title and buyer are available at once; the rest was prefetched while the previous one was read.
 */
export function MorningCard({ id, title, organization, search, heading }: MorningCardProps) {
  const location = useLocation()
  const { data, error, refetch } = useMorningTenderQuery({ variables: { id } })
  const tender = data?.tender
  return (
    // Reserves two rows of facts, so that the choices below keep their position for each tender.
    <Card.Root as="article" overflow="hidden" minH={{ md: '31.5rem' }}>
      <Stack gap="1.5" px={{ base: '4', md: '6' }} py={{ base: '3', md: '4' }}>
        <Box minH="6">{tender && <TenderBadges tender={tender} />}</Box>
        <Heading
          ref={heading}
          as="h2"
          tabIndex={-1}
          outline="none"
          fontSize={{ base: 'lg', md: 'xl' }}
          overflowWrap="anywhere"
        >
          <Marked text={title} search={search} />
        </Heading>
        <HStack gap="1.5" color="fg.muted" textStyle="sm">
          <Building2 size={15} aria-hidden />
          <Text>{organization}</Text>
        </HStack>
      </Stack>
      <Box borderTopWidth="1px">
        {tender ? <KeyFacts tender={tender} /> : <Skeleton h="4.75rem" borderRadius="0" />}
      </Box>
      <Stack gap="3" px={{ base: '4', md: '6' }} py="4" flex="1" minH="15rem">
        {error && !tender && (
          <ErrorNotice title="De tender kon niet worden geladen" error={error} onRetry={() => void refetch()} />
        )}
        {data && !tender && <Text color="fg.muted">Deze tender bestaat niet (meer).</Text>}
        {tender && (
          <>
            <Text
              lineHeight="1.6"
              maxW="41rem"
              lineClamp={{ base: 8, md: 6 }}
              overflowWrap="anywhere"
              whiteSpace="pre-line"
            >
              {tender.description ? (
                <Marked text={beginningOf(tender.description)} search={search} />
              ) : (
                'Geen beschrijving beschikbaar.'
              )}
            </Text>
            <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt="auto">
              <TenderCategories tender={tender} />
              <HStack gap="3">
                <Button asChild variant="plain" size="sm" color="brand.fg" px="0">
                  <Link to={tenderAddress(location, id)} state={{ opened: true }} data-read-on>
                    Alles lezen <Key name="Enter" />
                  </Link>
                </Button>
                {tender.sourceUrl && (
                  <Button asChild variant="plain" size="sm" color="brand.fg" px="0">
                    <a href={tender.sourceUrl} aria-keyshortcuts="o" target="_blank" rel="noopener noreferrer">
                      {tender.source.name} <Key name="o" />
                    </a>
                  </Button>
                )}
              </HStack>
            </Flex>
          </>
        )}
      </Stack>
    </Card.Root>
  )
}

/** More than six lines without blank ones; cutting at a blank line would leave '…' alone on a line. */
const beginningOf = (text: string) => text.slice(0, 1200).replaceAll(/\n\s*\n/g, '\n')

const Key = ({ name }: { readonly name: string }) => (
  <Kbd size="sm" hideBelow="md" aria-hidden>
    {name}
  </Kbd>
)
