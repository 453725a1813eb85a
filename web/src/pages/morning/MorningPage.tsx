import { useApolloClient } from '@apollo/client/react'
import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSwipeable } from 'react-swipeable'
import { useFilter } from '../../features/filters/state/useFilter'
import { variablesOf } from '../../features/filters/state/filter-variables'
import { SignInToSee } from '../../connection/session/SignInToSee'
import { useSession } from '../../connection/session/use-session'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { isShortcut, useAreShortcutsOn } from '../../ui/keys/shortcuts'
import { PageTitle } from '../../ui/PageTitle'
import { Ahead } from './Ahead'
import { Choices, options, OTHER_DAY_KEY } from './Choices'
import { CoverageStrip } from './CoverageStrip'
import { merged } from './fit-order'
import { FitOrder, isByDate } from './FitOrder'
import { LaterDialog } from './LaterDialog'
import { type MorningQuery, MorningTenderDocument, useMorningQuery } from './Morning.generated'
import { MorningBar } from './MorningBar'
import { MorningCard } from './MorningCard'
import { MorningEnd } from './MorningEnd'
import { NothingNew } from './NothingNew'
import { type CoverageState, useCoverage } from './useCoverage'
import { useTriage } from './useTriage'

const AT_ONCE = 40
const AHEAD = 4
const SWIPE_PX = 80

/** Triage of new tenders, one at a time; the filter is that of the address, as in the list. */
export default function MorningPage() {
  const { user } = useSession()
  const [round, setRound] = useState(0)
  return (
    <Stack gap="4" maxW="50rem" mx="auto">
      <meta name="robots" content="noindex" />
      <PageTitle title="Ochtend">Wat er nieuw voor je is, één voor één</PageTitle>
      {user ? (
        <Morning key={round} onMore={() => setRound(round + 1)} />
      ) : (
        <SignInToSee
          title="Log in om je ochtend te beginnen"
          description="Hier bekijk je één voor één wat er nieuw voor je is: bookmarken, wegleggen of later terugzien."
        />
      )}
    </Stack>
  )
}

function Morning({ onMore }: { readonly onMore: () => void }) {
  const { filter } = useFilter()
  const { coverage, state } = useCoverage(filter.source)
  const { data, error, refetch } = useMorningQuery({
    variables: { filter: { ...variablesOf(filter).filter, unseen: true }, first: AT_ONCE },
    // Dismissed tenders would leave the list, so it is fetched once and then kept.
    fetchPolicy: 'no-cache',
  })
  if (error)
    return (
      <ErrorNotice title="De nieuwe tenders konden niet worden geladen" error={error} onRetry={() => void refetch()} />
    )
  if (!data || state === 'loading')
    return <Skeleton h="26rem" borderRadius="card" role="status" aria-label="Nieuwe tenders worden geladen" />
  const { nodes, totalCount } = data.tenders
  const strip = <CoverageStrip coverage={coverage} />
  if (nodes.length === 0)
    return (
      <>
        {strip}
        <NothingNew state={state} onMore={onMore} />
      </>
    )
  return (
    <OneByOne newest={nodes} best={data.bestFits} search={filter.search} {...{ totalCount, state, strip, onMore }} />
  )
}

interface OneByOneProps {
  readonly newest: MorningQuery['tenders']['nodes']
  /** Those that fit the user best, which may be older. */
  readonly best: MorningQuery['bestFits']
  /** All new tenders, of which the newest are given. */
  readonly totalCount: number
  readonly search: string
  readonly state: CoverageState
  readonly strip: ReactNode
  readonly onMore: () => void
}

function OneByOne({ newest, best, totalCount, search, state, strip, onMore }: OneByOneProps) {
  const isByFit = !isByDate.use() && best.length > 0
  const listsFor = (isSo: boolean) => (isSo ? [best, newest] : [newest])
  const [tenders, setOrder] = useState(() => merged([], listsFor(isByFit), AT_ONCE))
  const { triage, decide, undo, go } = useTriage(tenders.map(({ id }) => id))
  const tender = tenders[triage.place]
  const orderByFit = (isSo: boolean) => {
    isByDate.set(!isSo)
    setOrder(merged(tenders.slice(0, triage.place), listsFor(isSo), AT_ONCE))
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  useFocusOnMove(triage.place, heading)
  usePreload(tenders[triage.place + 1]?.id)
  useKeys(key => {
    const option = options.find(one => one.key === key)
    if (option) decide(option.choice)
    else if (key === OTHER_DAY_KEY && tender) setAsking(true)
    else if (key === 'z') undo()
    else if (key === 'j' || key === 'k') go(key === 'j' ? 1 : -1)
    else if (key === 'Enter') document.querySelector<HTMLElement>('[data-read-on]')?.click()
    else return false
    return true
  })
  const swipes = useSwipeable({
    onSwipedLeft: () => decide('away'),
    onSwipedRight: () => decide('bookmark'),
    delta: SWIPE_PX,
    trackTouch: true,
  })

  return (
    <>
      <MorningBar triage={triage} tenders={tenders.length} onUndo={undo} />
      {strip}
      {best.length > 0 && tender && <FitOrder isByFit={isByFit} onChange={orderByFit} />}
      {tender ? (
        <>
          <Box {...swipes} style={{ touchAction: 'pan-y' }}>
            <MorningCard key={tender.id} {...tender} search={search} heading={heading} />
          </Box>
          <Choices
            chosen={triage.choices.get(tender.id)}
            onChoose={choice => decide(choice)}
            onOtherDay={() => setAsking(true)}
          />
          {isAsking && (
            <LaterDialog
              onChoose={later => {
                setAsking(false)
                decide('later', later)
              }}
              onClose={() => setAsking(false)}
            />
          )}
          <Ahead tenders={tenders.slice(triage.place + 1, triage.place + 1 + AHEAD)} />
        </>
      ) : (
        <MorningEnd
          triage={triage}
          tenders={tenders.length}
          left={totalCount - tenders.length}
          {...{ state, onMore }}
        />
      )}
    </>
  )
}

/** Announces the title of the next tender to a screen reader. */
function useFocusOnMove(place: number, heading: React.RefObject<HTMLElement | null>) {
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [place, heading])
}

function usePreload(id: string | undefined) {
  const client = useApolloClient()
  useEffect(() => {
    // It is fetched again when it is shown, which reports the error.
    if (id) client.query({ query: MorningTenderDocument, variables: { id } }).catch(() => undefined)
  }, [client, id])
}

/** Keys of this page, which take precedence over the global shortcuts. */
function useKeys(act: (key: string) => boolean) {
  const areOn = useAreShortcutsOn()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.repeat || !isShortcut(event)) return
    if (document.querySelector('[role=dialog][data-state=open]')) return
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null
    if (event.key === 'Enter' && isOnControl) return
    if (!act(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
