import { chakra, Wrap } from '@chakra-ui/react'
import { CalendarClock, CalendarDays, Copy, Globe, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortDay } from '../../dutch'
import type { TenderFactsFragment } from '../../graphql.generated'

const Fact = chakra('li', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' } })

interface TenderFactsProps {
  readonly tender: TenderFactsFragment
  readonly source: string
  readonly place: string | null
}

/** Each date has its label: two bare dates could not be told apart. */
export function TenderFacts({ tender, source, place }: TenderFactsProps) {
  const facts: [string, ReactNode, string][] = [['bron', <Globe key="i" size={13} aria-hidden />, source]]
  if (tender.alsoAt.length > 0)
    facts.push([
      'ook op',
      <Copy key="i" size={13} aria-hidden />,
      `Ook op: ${tender.alsoAt.map(copy => copy.source.name).join(', ')}`,
    ])
  if (place) facts.push(['plaats', <MapPin key="i" size={13} aria-hidden />, place])
  facts.push([
    'publicatie',
    <CalendarDays key="i" size={13} aria-hidden />,
    `Gepubliceerd ${shortDay(tender.publicationDate)}`,
  ])
  if (tender.closingDate)
    facts.push(['sluiting', <CalendarClock key="i" size={13} aria-hidden />, closingText(tender.closingDate)])
  return (
    <Wrap asChild gapX="4" gapY="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      <ul style={{ listStyle: 'none' }}>
        {facts.map(([name, icon, text]) => (
          <Fact key={name}>
            {icon}
            {text}
          </Fact>
        ))}
      </ul>
    </Wrap>
  )
}

/** From the closing moment on, as the badge, and not only from the day after. */
const closingText = (closingDate: string, now = Date.now()) =>
  `${Date.parse(closingDate) <= now ? 'Gesloten op' : 'Sluit'} ${shortDay(closingDate)}`
