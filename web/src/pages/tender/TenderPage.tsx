import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  Link as ChakraLink,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react'
import { ArrowLeft, Building2, ExternalLink } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { BookmarkButton, fullWidthOnPhone } from '../../features/bookmarks/BookmarkButton'
import { useSession } from '../../connection/session/use-session'
import { FollowButton } from '../../features/following/FollowButton'
import { TenderOut } from '../../features/exports/TenderOut'
import { useTenderDialogQuery } from '../../features/tenders/dialog/TenderDialog.generated'
import { TenderDetails } from '../../features/tenders/dialog/TenderDetails'
import { globalIdOf } from '../../features/tenders/tender-address'
import { usePhoneTitle } from '../../features/tenders/usePhoneTitle'
import { DeadEnd } from '../../ui/DeadEnd'
import { ErrorNotice } from '../../ui/ErrorNotice'

/** A tender on its own page, for sharing, printing and search engines. */
export default function TenderPage() {
  const { uuid = '' } = useParams()
  const { user } = useSession()
  const { data, error, refetch } = useTenderDialogQuery({ variables: { id: globalIdOf(uuid) } })
  const tender = data?.tender
  const { size, text, unfold } = usePhoneTitle(tender?.title ?? '')
  if (error && !tender)
    return <ErrorNotice title="De tender kon niet worden geladen" error={error} onRetry={() => void refetch()} />
  if (data && !tender)
    return (
      <DeadEnd title="Deze tender bestaat niet (meer)" tab="Niet gevonden">
        Misschien is hij verwijderd, of klopt de link niet.
      </DeadEnd>
    )
  if (!tender) return <Skeleton h="30rem" borderRadius="card" role="status" aria-label="Tender wordt geladen" />
  return (
    <Stack gap={{ base: '0.5', md: '3' }} maxW="66rem" mx="auto" mt={{ base: '-2', md: '0' }} css={aboveFoot}>
      <title>{`${tender.title} · GreenRock Tenders`}</title>
      <Flex justify="space-between" align="center" gap="2" minH="8" _print={{ display: 'none' }}>
        <ChakraLink asChild textStyle="sm" color="fg.muted">
          <Link to="/tenders">
            <ArrowLeft size={15} aria-hidden /> Alle tenders
          </Link>
        </ChakraLink>
        <Flex gap="1" css={{ '& > *': { h: { base: '8', md: '9' } } }}>
          <TenderOut tender={tender} />
        </Flex>
      </Flex>
      <Card.Root as="article" overflow="hidden">
        <Box
          px={{ base: '4', lg: '6' }}
          pt={{ base: '1.5', md: '5' }}
          pb={{ base: '1.5', md: '4' }}
          borderBottomWidth="1px"
        >
          <Heading
            as="h1"
            fontSize={{ base: size, md: '2xl' }}
            lineHeight="1.25"
            overflowWrap="anywhere"
            tabIndex={-1}
            outline="none"
          >
            {text}
          </Heading>
          <Flex align="center" gap="1.5" mt={{ base: '0.5', md: '1.5' }} color="fg.muted" textStyle="sm">
            <Building2 size={15} aria-hidden />
            <Text>{tender.organization}</Text>
            {unfold}
          </Flex>
        </Box>
        <VisuallyHidden as="h2">Gegevens van de tender</VisuallyHidden>
        <TenderDetails tender={tender} />
      </Card.Root>
      <Card.Root {...foot}>
        <BookmarkButton tender={tender} />
        {user && <FollowButton tender={tender} />}
        {tender.sourceUrl && (
          <Button asChild {...fullWidthOnPhone} flexGrow={{ base: 1, md: 0 }}>
            <a href={tender.sourceUrl} target="_blank" rel="noopener noreferrer">
              Bekijk op {tender.source.name} <ExternalLink size={16} aria-hidden />
            </a>
          </Button>
        )}
      </Card.Root>
    </Stack>
  )
}

/** Sticky, so that it stays visible on a long page and while its last parts load. */
const foot = {
  position: 'sticky',
  bottom: '3',
  zIndex: '1',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  px: { base: '4', lg: '6' },
  py: '3',
  boxShadow: 'raised',
  _print: { display: 'none' },
} as const

/** The scroll margin keeps a focused element from under it. */
const aboveFoot = { '& article *': { scrollMarginBottom: '7rem' } } as const
