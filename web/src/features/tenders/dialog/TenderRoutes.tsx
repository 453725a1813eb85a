import { Button, chakra, Link, Text, VisuallyHidden } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clockOf, daysUntil, rate, shortDay } from '../../../platform/dutch'
import { selfEmploymentOptionLabels } from '../../../labels.generated'
import { messageOf } from '../../../platform/requests/message-of'
import { refetchAll } from '../../../platform/requests/refetch-all'
import { useSession } from '../../../connection/session/use-session'
import { Confirm } from '../../../ui/Confirm'
import { showToast } from '../../../ui/toast/toast'
import { useFocusWhenGone } from '../../../ui/useFocusWhenGone'
import { isClosingSoon } from '../closing-soon'
import { goneBeforeClosing } from '../not-listed'
import { ageOf, countedBrokers, firstOf, openRoutes } from '../routes'
import { type TenderRoutesFragment, useSplitTenderMutation } from './TenderRoutes.generated'

type Route = TenderRoutesFragment['routes'][number]

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& :is(th, td)': { py: '1.5', ps: '3', verticalAlign: 'top', textAlign: 'start', fontWeight: 'normal' },
    '& :is(th, td):first-child': { ps: '0' },
    '& tbody tr': { borderTopWidth: '1px' },
  },
})
const Caption = chakra('caption', { base: { fontWeight: '550', textAlign: 'start', captionSide: 'top', pb: '1' } })
const Small = chakra('div', { base: { textStyle: 'xs', color: 'fg.muted' } })

/** Offers of all copies of the assignment; administrators can split off a copy that was merged by mistake. */
export function TenderRoutes({ tender }: { readonly tender: TenderRoutesFragment }) {
  const { isAdmin } = useSession()
  const table = useRef<HTMLTableElement>(null)
  const heading = useRef<HTMLElement>(null)
  // Resolved before the mutation, because the table disappears with its last copy.
  useEffect(() => {
    heading.current = table.current?.closest('[role=dialog], article')?.querySelector('h1, h2') ?? null
  }, [])
  /** Focus management: the removed copy's button loses the focus to the next one, or to the title. */
  const focusAfterSplit = (index: number) => {
    const buttons = table.current?.querySelectorAll('button') ?? []
    return buttons[Math.min(index, buttons.length - 1)] ?? heading.current
  }
  const { id, routes, tenderType } = tender
  const isAssignment = tenderType === 'FREELANCE_CONTRACT'
  const others = routes.filter(({ tenderId }) => tenderId !== id)
  const isFirst = firstOf({ id: routes[0]?.tenderId ?? '', routes }) !== null
  return (
    <Table ref={table}>
      <Caption>
        {isAssignment ? `Via ${countedBrokers(openRoutes(routes).length)}` : `Op ${routes.length} sites`}
      </Caption>
      <chakra.thead color="fg.muted" textStyle="xs">
        <tr>
          <th scope="col">{isAssignment ? 'Bemiddelaar' : 'Site'}</th>
          {isAssignment && <th scope="col">Tarief</th>}
          <th scope="col">Sluit</th>
          {isAssignment && (
            <chakra.th scope="col" hideBelow="md">
              Zzp
            </chakra.th>
          )}
          <chakra.th scope="col" hideBelow="md">
            Eerst gezien
          </chakra.th>
          <th scope="col">
            <VisuallyHidden>Bekijken</VisuallyHidden>
          </th>
        </tr>
      </chakra.thead>
      <tbody>
        {routes.map((route, index) => (
          <chakra.tr key={route.tenderId} color={route.status === 'OPEN' ? undefined : 'fg.muted'}>
            <chakra.th scope="row" overflowWrap="anywhere">
              {route.source.name}
              {isAssignment && <Small hideFrom="md">Zzp: {zzpOf(route).toLowerCase()}</Small>}
            </chakra.th>
            {isAssignment && <td>{route.rateNote ?? rateOf(route)}</td>}
            <td>
              <Deadline route={route} isFirst={isFirst && index === 0} />
            </td>
            {isAssignment && (
              <chakra.td hideBelow="md" color={route.selfEmployment ? undefined : 'fg.muted'}>
                {zzpOf(route)}
              </chakra.td>
            )}
            <chakra.td hideBelow="md" whiteSpace="nowrap">
              {shortDay(route.firstSeenAt)}
              <Small>{ageOf(route.firstSeenAt)}</Small>
            </chakra.td>
            <chakra.td css={{ textAlign: 'end !important' }}>
              <RouteLink route={route} />
              {isAdmin && route.tenderId !== id && (
                <SplitButton route={route} focusAfterSplit={() => focusAfterSplit(others.indexOf(route))} />
              )}
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </Table>
  )
}

const zzpOf = ({ selfEmployment }: Route) => selfEmploymentOptionLabels[selfEmployment ?? 'UNKNOWN']

const rateOf = ({ minHourlyRate, maxHourlyRate }: Route) =>
  minHourlyRate || maxHourlyRate ? rate(minHourlyRate, maxHourlyRate) : <Text color="fg.muted">niet opgegeven</Text>

function Deadline({ route, isFirst }: { readonly route: Route; readonly isFirst: boolean }) {
  const { status, closingDate, closingNote } = route
  const goneAt = goneBeforeClosing(route)
  if (goneAt) return <Text color="fg.muted">niet meer vermeld sinds {shortDay(goneAt)}</Text>
  if (!closingDate) return <Text color="fg.muted">{closingNote ?? (status === 'OPEN' ? 'onbekend' : 'gesloten')}</Text>
  const isSoon = isFirst && isClosingSoon(daysUntil(closingDate))
  const details = [status !== 'OPEN' && 'gesloten', clockOf(closingDate), isFirst && 'eerste'].filter(Boolean)
  return (
    <>
      <Text whiteSpace="nowrap" fontWeight={isFirst ? '550' : undefined} color={isSoon ? 'orange.fg' : undefined}>
        {shortDay(closingDate)}
      </Text>
      {details.length > 0 && <Small>{details.join(', ')}</Small>}
    </>
  )
}

/** A phone shows only the icon. */
function RouteLink({ route: { url, source } }: { readonly route: Route }) {
  if (!url) return null
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      color="brand.fg"
      gap="1"
      minH={{ mdDown: '6' }}
      position="relative"
      // 36 px for a finger, without a wider column.
      _after={{ mdDown: { content: '""', position: 'absolute', insetInline: '-3', insetBlock: '-1.5' } }}
    >
      <chakra.span srOnly={{ mdDown: true }}>Bekijk op {source.name}</chakra.span>{' '}
      <ExternalLink size={13} aria-hidden />
    </Link>
  )
}

interface SplitButtonProps {
  readonly route: Route
  readonly focusAfterSplit: () => HTMLElement | null
}

function SplitButton({ route: { tenderId, source }, focusAfterSplit }: SplitButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const { button, gone, focusAfterwards } = useFocusWhenGone(focusAfterSplit)
  const [split, { loading }] = useSplitTenderMutation({
    variables: { input: { tenderId } },
    ...refetchAll,
    update: () => {
      refetchAll.update()
      gone()
    },
    onCompleted: () => {
      setAsked(false)
      showToast({
        type: 'success',
        title: 'Losgemaakt',
        description: `De tender op ${source.name} staat nu los`,
      })
    },
    onError: error => showToast({ type: 'error', title: 'Losmaken mislukt', description: messageOf(error) }),
  })
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="2xs"
        aria-label={`Losmaken: ${source.name}`}
        onClick={() => setAsked(true)}
      >
        Losmaken
      </Button>
      {isAsked && (
        <Confirm
          question="Is dit een andere tender?"
          confirmLabel="Losmaken"
          isBusy={loading}
          onConfirm={() => void split()}
          onClose={() => setAsked(false)}
          focusAfterwards={focusAfterwards}
        >
          De tender op {source.name} krijgt dan een eigen plaats in de lijst, met zijn eigen bookmarks en opmerkingen.
          Dat blijft zo, ook als de bronnen opnieuw worden gelezen.
        </Confirm>
      )}
    </>
  )
}
