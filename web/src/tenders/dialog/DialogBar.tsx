import { ButtonGroup, Flex, IconButton, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { number } from '../../dutch'
import { TenderOut, type TenderOutProps } from '../../exports/TenderOut'
import { PutAwayButton } from '../../put-away/PutAwayButton'
import { useSession } from '../../session/use-session'
import { tenderAddress } from '../tender-address'
import { useOpenList } from './open-list'
import { placeIn } from './place-in'

interface DialogBarProps {
  readonly id: string
  /** Nothing while it loads. */
  readonly tender: TenderOutProps['tender'] | null
  readonly onClose: () => void
}

/** Above the title: the neighbours in the list beneath the dialog, and what can be taken along. */
export function DialogBar({ id, tender, onClose }: DialogBarProps) {
  const place = placeIn(useOpenList(), id)
  const { user } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const open = (other: string | null) =>
    other && void navigate(tenderAddress(location, other), { replace: true, state: location.state })
  return (
    <Flex align="center" w="full" minH="8" gap="2" pe="10" _print={{ display: 'none' }}>
      {place && (
        <>
          <ButtonGroup size="xs" variant="outline" attached>
            <IconButton
              aria-label="Vorige tender"
              aria-keyshortcuts="k"
              disabled={!place.previous}
              onClick={() => open(place.previous)}
            >
              <ChevronUp size={16} />
            </IconButton>
            <IconButton
              aria-label="Volgende tender"
              aria-keyshortcuts="j"
              disabled={!place.next}
              onClick={() => open(place.next)}
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
          <PutAwayButton
            tender={{ id, title: tender.title }}
            onLeave={() => (place.next ? open(place.next) : onClose())}
          />
        )}
        {tender && <TenderOut tender={tender} />}
      </Flex>
    </Flex>
  )
}
