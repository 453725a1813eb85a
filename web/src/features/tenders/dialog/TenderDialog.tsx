import { Box, Button, CloseButton, Dialog, HStack, Portal, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Building2, ExternalLink, SearchX } from 'lucide-react'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { BookmarkButton, fullWidthOnPhone } from '../../bookmarks/BookmarkButton'
import { type TenderDialogQuery, useTenderDialogQuery } from './TenderDialog.generated'
import { useSession } from '../../../connection/session/use-session'
import { FollowButton } from '../../following/FollowButton'
import { useSeen } from '../../seen/useSeen'
import { rememberTender } from '../recent-tenders'
import { Empty } from '../../../ui/Empty'
import { ErrorNotice } from '../../../ui/ErrorNotice'
import { TenderBadges, ZzpBadge } from '../TenderBadges'
import { ageOf, brokersOf } from '../routes'
import { withoutTender } from '../tender-address'
import { usePhoneTitle } from '../usePhoneTitle'
import { DialogBar } from './DialogBar'
import { TenderDetails } from './TenderDetails'

/** Everything about one tender. The URL is the page's with `?tender=`, so Back closes it and a link opens it. */
export default function TenderDialog({ id }: { readonly id: string }) {
  const { data, error, refetch } = useTenderDialogQuery({ variables: { id } })
  const { user } = useSession()
  const close = useClose()
  const closeButton = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const tender = data?.tender
  const hasOnlyNotice = !tender && (data !== undefined || error !== undefined)
  useFocusOnNext(tender?.id, title)
  useEffect(() => {
    if (tender) rememberTender(tender)
  }, [tender])
  useSeen(tender?.id)

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
          <Dialog.Content {...frame} {...(hasOnlyNotice ? {} : { h: frame.maxH })}>
            <Dialog.Header {...head}>
              <DialogBar id={id} tender={tender ?? null} onClose={close} />
              {tender ? (
                <Heading tender={tender} titleRef={title} />
              ) : (
                <Dialog.Title {...(hasOnlyNotice ? {} : asHighAsHeading)}>
                  {hasOnlyNotice ? 'Tender' : 'Tender laden…'}
                </Dialog.Title>
              )}
            </Dialog.Header>
            {/* The key remounts the content, so that another tender starts at the top, collapsed, and replaces the skeleton. */}
            <Dialog.Body
              key={tender ? id : 'pending'}
              {...body}
              tabIndex={0}
              role="group"
              aria-label="Gegevens van de tender"
            >
              {tender && <TenderDetails tender={tender} />}
              {!data && !error && <Loading />}
              {data && !tender && (
                <Empty
                  icon={<SearchX />}
                  isPlain
                  title="Deze tender bestaat niet (meer)"
                  description="Misschien is hij verwijderd, of klopt de link niet."
                >
                  <Button size="sm" onClick={close}>
                    Terug naar de lijst
                  </Button>
                </Empty>
              )}
              {error && !tender && (
                <Box p="6">
                  <ErrorNotice title="De tender kon niet worden geladen" error={error} onRetry={() => void refetch()} />
                </Box>
              )}
            </Dialog.Body>
            {tender && (
              <Dialog.Footer {...foot}>
                <BookmarkButton tender={tender} />
                {user && <FollowButton tender={tender} />}
                {tender.sourceUrl && (
                  <Button asChild {...fullWidthOnPhone} flexGrow={{ base: '2', md: '0' }}>
                    <a href={tender.sourceUrl} aria-keyshortcuts="o" target="_blank" rel="noopener noreferrer">
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

/** Fixed height against layout shift: buttons keep their position while the last parts load. */
const frame = {
  maxW: { md: '66rem' },
  maxH: { md: 'calc(100% - 3rem)' },
  my: { md: '6' },
  overflow: 'hidden',
  _print: { overflow: 'visible', h: 'auto', maxH: 'none' },
} as const

const head = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1.5',
  borderBottomWidth: '1px',
  ps: { base: '4', lg: '6' },
  pe: '4',
  pt: { base: '2', md: '3' },
  pb: '3',
} as const

/** Badges on a phone, a title of two lines there and of one elsewhere, and the buyer. */
const asHighAsHeading = { lineHeight: '1.3', minH: { base: '6.625rem', md: '3.375rem' } } as const

const body = {
  display: 'flex',
  flexDirection: 'column',
  p: '0',
  // The scroll margin keeps a focused element from under the sticky strip of facts.
  scrollPaddingTop: { md: '24' },
} as const

const foot = { flexWrap: 'wrap', borderTopWidth: '1px', px: { base: '4', lg: '6' }, py: '3' } as const

type Tender = NonNullable<TenderDialogQuery['tender']>

function Heading({ tender, titleRef }: { readonly tender: Tender; readonly titleRef: Ref<HTMLHeadingElement> }) {
  const { size, text, unfold } = usePhoneTitle(tender.title)
  return (
    <>
      <title>{`${tender.title} · GreenRock Tenders`}</title>
      <HStack hideFrom="md" gap="2.5" wrap="wrap" color="fg.muted">
        <TenderBadges tender={tender} />
        <Age tender={tender} />
      </HStack>
      <Dialog.Title ref={titleRef} fontSize={{ base: size, md: 'xl' }} lineHeight="1.3" tabIndex={-1} outline="none">
        {text}
      </Dialog.Title>
      <HStack gap="1.5" w="full" color="fg.muted" textStyle="sm">
        <Building2 size={15} aria-hidden />
        <Text>{tender.organization}</Text>
        <HStack hideBelow="md" gap="1.5">
          <ZzpBadge tender={tender} />
          <Age tender={tender} />
        </HStack>
        {unfold}
      </HStack>
    </>
  )
}

/** 'al 23 dagen bij 3 bemiddelaars' */
function Age({ tender }: { readonly tender: Tender }) {
  const { tenderType, status, firstSeenOn } = tender
  const age = tenderType === 'FREELANCE_CONTRACT' && status === 'OPEN' ? ageOf(firstSeenOn) : null
  if (!age) return null
  const brokers = brokersOf(tender)
  return <Text textStyle="xs">{brokers ? `${age} bij ${brokers}` : age}</Text>
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

/** Focus management: following a link in the dialog removes that link, so the next tender's title gets the focus. */
function useFocusOnNext(id: string | undefined, title: RefObject<HTMLElement | null>) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!id || id === shown.current) return
    const isLost = !document.activeElement || document.activeElement === document.body
    if (shown.current && isLost) title.current?.focus()
    shown.current = id
  }, [id, title])
}

/** Goes back in history; if the dialog was opened by a link, goes to the page beneath instead. */
function useClose() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { opened?: boolean } | null }
  const [parameters, setParameters] = useSearchParams()
  return () => {
    if (state?.opened) return void navigate(-1)
    setParameters(withoutTender(parameters), { replace: true })
  }
}
