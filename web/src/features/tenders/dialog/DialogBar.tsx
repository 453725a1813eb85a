import { ButtonGroup, Flex, IconButton, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { number } from '../../../platform/dutch'
import { TenderOut, type TenderOutProps } from '../../exports/TenderOut'
import { DismissButton } from '../../dismissed/DismissButton'
import { useSession } from '../../../connection/session/use-session'
import { tenderAddress } from '../tender-address'
import { type OpenList, useOpenList } from './open-list'
import { type Place, placeIn } from './place-in'

interface DialogBarProps {
  readonly id: string
  /** Null while the tender loads. */
  readonly tender: TenderOutProps['tender'] | null
  readonly onClose: () => void
}

/** Another page of the list is loading, with the next or previous tender. */
interface Turning {
  readonly id: string
  readonly step: 1 | -1
  readonly from: Place
}

/** Bar above the title: links to the neighbours in the list beneath, across its pages, and export buttons. */
export function DialogBar({ id, tender, onClose }: DialogBarProps) {
  const list = useOpenList()
  const [begun, setTurning] = useState<Turning | null>(null)
  const turning = begun?.id === id ? begun : null
  // While another page of the list loads, the tender keeps its old position.
  const place = turning?.from ?? placeIn(list, id)
  const { user } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const open = (other: string | null | undefined) =>
    other && void navigate(tenderAddress(location, other), { replace: true, state: location.state })
  const step = (step: 1 | -1) => {
    const neighbour = step > 0 ? place?.next : place?.previous
    if (neighbour || !place) return open(neighbour)
    if (!turning) list?.turn?.(step)
    setTurning({ id, step, from: place })
  }
  const openTurned = useEffectEvent((list: OpenList | null) => {
    if (turning && list && list.ids.length > 0 && !list.ids.includes(id)) open(list.ids.at(turning.step > 0 ? 0 : -1))
  })
  useEffect(() => openTurned(list), [list])
  return (
    <Flex align="center" w="full" minH="8" gap="2" pe="10" _print={{ display: 'none' }}>
      {place && (
        <>
          <ButtonGroup size="xs" variant="outline" attached>
            <IconButton
              aria-label="Vorige tender"
              aria-keyshortcuts="k"
              disabled={!place.previous && !(list?.turn && place.position > 1)}
              onClick={() => step(-1)}
            >
              <ChevronUp size={16} />
            </IconButton>
            <IconButton
              aria-label="Volgende tender"
              aria-keyshortcuts="j"
              disabled={!place.next && !(list?.turn && place.position < place.total)}
              onClick={() => step(1)}
            >
              <ChevronDown size={16} />
            </IconButton>
          </ButtonGroup>
          <Text textStyle="xs" color="fg.muted" aria-live="polite">
            {number(place.position)} van {number(place.total)}
          </Text>
        </>
      )}
      <Flex ms="auto" gap="1">
        {tender && user && place && (
          <DismissButton
            tender={{ id, title: tender.title }}
            onLeave={() => (place.next ? open(place.next) : onClose())}
          />
        )}
        {tender && <TenderOut tender={tender} />}
      </Flex>
    </Flex>
  )
}
