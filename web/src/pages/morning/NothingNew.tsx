import { Button, HStack } from '@chakra-ui/react'
import { Coffee } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Empty } from '../../ui/Empty'
import type { CoverageState } from './useCoverage'

/** Why more may come, unless all sources were read. */
export const reservations: Readonly<Partial<Record<CoverageState, string>>> = {
  uncovered: 'Niet alle bronnen zijn opgehaald, dus er kan nog iets bij komen.',
  late: 'Er is intussen een bron alsnog opgehaald.',
  unknown: 'We konden niet nagaan of alle bronnen zijn opgehaald.',
}

interface NothingNewProps {
  readonly state: CoverageState
  readonly onMore: () => void
}

/** Says that the user is up to date only when all sources were read. */
export function NothingNew({ state, onMore }: NothingNewProps) {
  const reservation = reservations[state]
  return (
    <Empty
      icon={<Coffee aria-hidden />}
      title={reservation ? 'Tot nu toe niets nieuws' : 'Je bent bij'}
      description={
        reservation ?? 'Er is niets nieuws sinds je laatste bezoek. Wat je tot later weglegde, komt vanzelf terug.'
      }
    >
      <HStack gap="3" wrap="wrap" justify="center">
        {state === 'late' && <LookAgain onClick={onMore} />}
        <Button asChild size="sm" variant={state === 'late' ? 'outline' : 'solid'}>
          <Link to="/tenders">Naar alle tenders</Link>
        </Button>
      </HStack>
    </Empty>
  )
}

export const LookAgain = ({ onClick }: { readonly onClick: () => void }) => (
  <Button size="sm" onClick={onClick}>
    Kijk wat er bij kwam
  </Button>
)
