import { Button, HStack } from '@chakra-ui/react'
import { Coffee } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pluralize } from '../../platform/dutch'
import { Empty } from '../../ui/Empty'
import { countChoices, type Triage } from './triage'

interface MorningEndProps {
  readonly triage: Triage
  readonly tenders: number
  /** Number of new tenders beyond these. */
  readonly left: number
  readonly onMore: () => void
}

/** Number of each choice, and where to go next. */
export function MorningEnd({ triage, tenders, left, onMore }: MorningEndProps) {
  const { bookmark, away, later } = countChoices(triage)
  const unchosen = tenders - triage.choices.size
  const parts = [
    pluralize(bookmark, 'bookmark', 'bookmarks'),
    `${away} weg`,
    `${later} later`,
    ...(unchosen > 0 ? [`${unchosen} zonder keuze`] : []),
  ]
  return (
    <Empty
      icon={<Coffee aria-hidden />}
      title={left > 0 ? `${pluralize(tenders, 'tender', 'tenders')} bekeken` : 'Je bent bij'}
      description={`${parts.join(', ')}.`}
    >
      <HStack gap="3" wrap="wrap" justify="center">
        {left > 0 && (
          <Button size="sm" onClick={onMore}>
            Nog {pluralize(left, 'nieuwe tender', 'nieuwe tenders')}
          </Button>
        )}
        {bookmark > 0 && (
          <Button asChild size="sm" variant="outline">
            <Link to="/bookmarks">Naar je bookmarks</Link>
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <Link to="/tenders">Naar alle tenders</Link>
        </Button>
      </HStack>
    </Empty>
  )
}
