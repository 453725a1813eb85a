import { Button, HStack } from '@chakra-ui/react'
import { Coffee } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pluralize } from '../../platform/dutch'
import { Empty } from '../../ui/Empty'
import { LookAgain, reservations } from './NothingNew'
import { countChoices, type Triage } from './triage'
import type { CoverageState } from './useCoverage'

interface MorningEndProps {
  readonly triage: Triage
  readonly tenders: number
  /** Number of new tenders beyond these. */
  readonly left: number
  readonly state: CoverageState
  readonly onMore: () => void
}

/** Number of each choice, and where to go next. */
export function MorningEnd({ triage, tenders, left, state, onMore }: MorningEndProps) {
  const { bookmark, away, later } = countChoices(triage)
  const unchosen = tenders - triage.choices.size
  const parts = [
    pluralize(bookmark, 'bookmark', 'bookmarks'),
    `${away} weg`,
    `${later} later`,
    ...(unchosen > 0 ? [`${unchosen} zonder keuze`] : []),
  ]
  const reservation = reservations[state]
  const end = reservation ? 'Tot nu toe alles bekeken' : 'Je bent bij'
  return (
    <Empty
      icon={<Coffee aria-hidden />}
      title={left > 0 ? `${pluralize(tenders, 'tender', 'tenders')} bekeken` : end}
      description={[`${parts.join(', ')}.`, left > 0 ? null : reservation].filter(Boolean).join(' ')}
    >
      <HStack gap="3" wrap="wrap" justify="center">
        {left > 0 && (
          <Button size="sm" onClick={onMore}>
            Nog {pluralize(left, 'nieuwe tender', 'nieuwe tenders')}
          </Button>
        )}
        {left === 0 && state === 'late' && <LookAgain onClick={onMore} />}
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
