import { Box, Button, CloseButton, Dialog, Flex, HStack, Portal, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Building2, ExternalLink, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { BookmarkButton } from '../../bookmarks/BookmarkButton'
import { TenderDiscussions } from '../../bookmarks/TenderDiscussions'
import { type TenderDialogQuery, useTenderDialogQuery } from '../../graphql.generated'
import { Empty } from '../../ui/Empty'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { AwardPanel } from '../award/AwardPanel'
import { LotTable } from '../award/LotTable'
import { CategoryReasons } from './CategoryReasons'
import { TenderBadges } from '../TenderBadges'
import { TenderDescription } from './TenderDescription'
import { TenderHistory } from './TenderHistory'
import { TenderSummary } from './TenderSummary'
import { withoutTender } from '../tender-address'

/** Everything about one tender. Its address is the page's with `?tender=`, so Back closes it and a link opens it. */
export default function TenderDialog({ id }: { readonly id: string }) {
  const { data, error, refetch } = useTenderDialogQuery({ variables: { id } })
  const close = useClose()
  const closeButton = useRef<HTMLButtonElement>(null)
  const tender = data?.tender
  const [isPublicLater, setPublicLater] = useState(true)

  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && close()}
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      initialFocusEl={() => closeButton.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW={{ md: '60rem' }} overflow="hidden">
            <Dialog.Header borderBottomWidth="1px" pe="14" flexDirection="column" alignItems="flex-start" gap="1.5">
              {tender ? (
                <Heading tender={tender} />
              ) : (
                <Dialog.Title>{data || error ? 'Tender' : 'Tender laden…'}</Dialog.Title>
              )}
            </Dialog.Header>
            <Dialog.Body p="0" tabIndex={0} role="group" aria-label="Gegevens van de tender">
              {tender && <Content tender={tender} isPublicLater={isPublicLater} />}
              {!data && !error && <Loading />}
              {data && !tender && (
                <Empty
                  icon={<SearchX />}
                  title="Deze tender bestaat niet (meer)"
                  description="Misschien is hij verwijderd, of klopt de link niet."
                />
              )}
              {error && !tender && (
                <Box p="6">
                  <ErrorNotice title="De tender kon niet worden geladen" error={error} onRetry={() => void refetch()} />
                </Box>
              )}
            </Dialog.Body>
            {tender && (
              <Dialog.Footer borderTopWidth="1px" py="3.5" flexWrap="wrap">
                <BookmarkButton tender={tender} isPublicLater={isPublicLater} onChoose={setPublicLater} />
                {tender.sourceUrl && (
                  <Button asChild>
                    <a href={tender.sourceUrl} target="_blank" rel="noopener noreferrer">
                      Bekijk op {tender.source.name} <ExternalLink size={16} aria-hidden />
                    </a>
                  </Button>
                )}
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" ref={closeButton} aria-label="Sluiten" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type Tender = NonNullable<TenderDialogQuery['tender']>

function Heading({ tender }: { readonly tender: Tender }) {
  return (
    <>
      <title>{`${tender.title} · GreenRock Tenders`}</title>
      <TenderBadges tender={tender} />
      <Dialog.Title fontSize="xl" lineHeight="1.3">
        {tender.title}
      </Dialog.Title>
      <HStack gap="1.5" color="fg.muted" textStyle="sm">
        <Building2 size={15} aria-hidden />
        <Text>{tender.organization}</Text>
      </HStack>
    </>
  )
}

interface ContentProps {
  readonly tender: Tender
  readonly isPublicLater: boolean
}

function Content({ tender, isPublicLater }: ContentProps) {
  return (
    <Flex direction={{ base: 'column', md: 'row' }} minH="full">
      <Stack flex="1" minW="0" p="6" gap="5">
        <TenderDescription text={tender.description ?? null} />
        {tender.tenderType === 'EU_PROCUREMENT' && (
          <AwardPanel tender={tender}>{tender.lots.length > 1 && <LotTable tender={tender} />}</AwardPanel>
        )}
        <TenderHistory tender={tender} />
        <TenderDiscussions tenderId={tender.id} isPublicLater={isPublicLater} />
      </Stack>
      <Box
        w={{ md: '17.5rem' }}
        flexShrink="0"
        bg="bg.subtle"
        borderStartWidth={{ md: '1px' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        p="6"
      >
        <TenderSummary tender={tender} />
        <CategoryReasons tender={tender} />
      </Box>
    </Flex>
  )
}

function Loading() {
  return (
    <Stack p="6" gap="3" role="status" aria-label="Tender wordt geladen">
      <Skeleton h="5" w="8rem" />
      <Skeleton h="4" />
      <Skeleton h="4" />
      <Skeleton h="4" w="60%" />
    </Stack>
  )
}

/** Goes back in history; when a link opened the dialog at once, to the page beneath it. */
function useClose() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { opened?: boolean } | null }
  const [parameters, setParameters] = useSearchParams()
  return () => {
    if (state?.opened) return void navigate(-1)
    setParameters(withoutTender(parameters), { replace: true })
  }
}
