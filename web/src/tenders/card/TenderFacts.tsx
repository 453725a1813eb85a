import { chakra, Wrap } from '@chakra-ui/react'
import { CalendarClock, CalendarDays, Copy, Globe, type LucideIcon, MapPin } from 'lucide-react'
import { shortDay } from '../../dutch'
import type { TenderFactsFragment } from './TenderFacts.generated'

const Fact = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '1.5',
    minW: '0',
    // Overflow: the name of a source, or several of them, may be wider than a phone.
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', mt: '0.5' },
  },
})

interface TenderFactsProps {
  readonly tender: TenderFactsFragment
  readonly source: string
  readonly place: string | null
}

/** Each date has its label: two bare dates could not be told apart. */
export function TenderFacts({ tender, source, place }: TenderFactsProps) {
  const { alsoAt, publicationDate, closingDate } = tender
  const names: [string, LucideIcon, string][] = [['bron', Globe, source]]
  if (alsoAt.length > 0) names.push(['ook op', Copy, `Ook op: ${alsoAt.map(copy => copy.source.name).join(', ')}`])
  if (place) names.push(['plaats', MapPin, place])
  const dates: typeof names = [['publicatie', CalendarDays, `Gepubliceerd ${shortDay(publicationDate)}`]]
  if (closingDate) dates.push(['sluiting', CalendarClock, closingText(closingDate)])
  return (
    <Wrap asChild gapX="4" gapY="1" minW="0" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      <ul style={{ listStyle: 'none' }}>
        {names.map(([name, Icon, text]) => (
          <Fact key={name}>
            <Icon size={13} aria-hidden />
            <span>{text}</span>
          </Fact>
        ))}
        {dates.map(([name, Icon, text]) => (
          <Fact key={name} whiteSpace="nowrap">
            <Icon size={13} aria-hidden />
            <span>{text}</span>
          </Fact>
        ))}
      </ul>
    </Wrap>
  )
}

/** From the closing moment on, as the badge, and not only from the day after. */
const closingText = (closingDate: string, now = Date.now()) =>
  `${Date.parse(closingDate) <= now ? 'Gesloten op' : 'Sluit'} ${shortDay(closingDate)}`
