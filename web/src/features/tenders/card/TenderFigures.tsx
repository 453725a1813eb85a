import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { dayOfYear, daysLeft, daysUntil, moment, rate, shortDay } from '../../../platform/dutch'
import { isClosingSoon } from '../closing-soon'
import { nextClosing } from '../next-closing'
import { goneBeforeClosing } from '../not-listed'
import { brokersOf, firstOf } from '../routes'
import { amountOf, kindTexts } from '../worth'
import type { TenderFiguresFragment } from './TenderFigures.generated'

const Figure = chakra('p', { base: { lineHeight: '1.5', overflowWrap: 'anywhere' } })
const Unknown = chakra(Figure, { base: { color: 'fg.muted', fontSize: { base: 'xs', md: '0.8125rem' } } })

/**
 * Closing date and value: a column on a wide screen, one line on a phone. Unknown figures are shown as unknown, so that
 * those of consecutive cards align.
 */
export function TenderFigures({ tender }: { readonly tender: TenderFiguresFragment }) {
  return (
    <Flex
      gridArea="figures"
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'baseline', md: 'flex-end' }}
      justify={{ base: 'space-between', md: 'flex-start' }}
      textAlign={{ md: 'end' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      columnGap="1"
      minW={{ md: '9rem' }}
      fontSize={{ base: '0.8125rem', md: 'sm' }}
    >
      <Deadline tender={tender} />
      <Worth tender={tender} />
    </Flex>
  )
}

function Deadline({ tender }: { readonly tender: TenderFiguresFragment }) {
  const { status, stage, staysOpen, closingDate, closingNote } = tender
  const goneAt = goneBeforeClosing(tender)
  if (goneAt) return <Unknown>Niet meer vermeld sinds {shortDay(goneAt)}</Unknown>
  if (stage === 'PRIOR_ANNOUNCEMENT')
    return <Unknown>{closingDate ? `Verwacht, sluit ${shortDay(closingDate)}` : 'Verwacht'}</Unknown>
  const closes = nextClosing(tender)
  if (!closes && closingNote) return <Note text={closingNote} />
  if (!closes) return <Unknown>{staysOpen && status === 'OPEN' ? 'Doorlopend' : 'Sluitdatum onbekend'}</Unknown>
  const days = status === 'OPEN' || stage === 'CONSULTATION' ? daysUntil(closes) : Number.NaN
  // An invalid closing date is NaN days away.
  const hasTime = days >= 0
  const isSoon = hasTime && isClosingSoon(days)
  const isPast = hasPassed(closes)
  const last = closes === closingDate ? null : closingDate
  const first = last ? null : firstOf(tender)
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'baseline', md: 'flex-end' }}
      gap={{ base: '1', md: '0' }}
    >
      <Figure
        fontWeight={isPast ? '450' : '640'}
        color={{ base: isSoon ? 'orange.fg' : isPast ? 'fg.muted' : 'fg', md: isPast ? 'fg.muted' : 'fg' }}
        title={last ? moment(closes) : undefined}
      >
        {isPast ? `Gesloten op ${shortDay(closes)}` : closingText(tender, closes)}
      </Figure>
      {hasTime && !isPast && (
        <Figure
          fontSize={{ base: 'xs', md: '0.8125rem' }}
          fontWeight={isSoon ? '550' : '450'}
          color={isSoon ? 'orange.fg' : 'fg.muted'}
          _before={{ content: { base: '"· "', md: 'none' } }}
        >
          {daysLeft(days)}
          {first && `, ${first}`}
          {last && <chakra.span hideBelow="md">, laatste {dayOfYear(last)}</chakra.span>}
        </Figure>
      )}
    </Flex>
  )
}

function closingText({ stage, closingDate }: TenderFiguresFragment, closes: string): string {
  if (stage === 'CONSULTATION') return `Reageren tot ${dayOfYear(closes)}`
  return closes === closingDate ? `Sluit ${shortDay(closes)}` : `Eerste perceel sluit ${dayOfYear(closes)}`
}

const Note = ({ text }: { readonly text: string }) => (
  <Unknown maxW={{ md: '15rem' }} lineClamp={2} title={text}>
    {text}
  </Unknown>
)

/** From the closing moment on, like the badge, and not only from the next day. */
const hasPassed = (closingDate: string, now = Date.now()) => Date.parse(closingDate) <= now

function Worth({ tender }: { readonly tender: TenderFiguresFragment }) {
  return tender.tenderType === 'FREELANCE_CONTRACT' ? <HourlyRate tender={tender} /> : <Value tender={tender} />
}

function HourlyRate({ tender }: { readonly tender: TenderFiguresFragment }) {
  const { minHourlyRate, maxHourlyRate, rateNote } = tender
  const brokers = brokersOf(tender)
  if (!minHourlyRate && !maxHourlyRate) {
    const pay = rateNote ? `Tarief: ${rateNote}` : rate(null, null)
    return <Note text={brokers ? `${pay}, ${brokers}` : pay} />
  }
  return <Amount label="Uurtarief" text={rate(minHourlyRate, maxHourlyRate)} addition={brokers && `via ${brokers}`} />
}

function Value({ tender }: { readonly tender: TenderFiguresFragment }) {
  const amount = amountOf(tender)
  if (amount === null) return <Unknown>Waarde onbekend</Unknown>
  return <Amount label="Waarde" text={amount} addition={kindTexts[tender.valueKind]} />
}

interface AmountProps {
  readonly label: string
  readonly text: string
  readonly addition: string | null
}

function Amount({ label, text, addition }: AmountProps) {
  return (
    <Figure fontWeight="640">
      <VisuallyHidden>{label}: </VisuallyHidden>
      {text}
      {addition && (
        <chakra.span fontWeight="450" fontSize={{ base: 'xs', md: '0.8125rem' }} color="fg.muted">
          {' '}
          {addition}
        </chakra.span>
      )}
    </Figure>
  )
}
