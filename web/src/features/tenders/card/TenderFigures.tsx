import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { daysLeft, daysUntil, money, rate, shortDay } from '../../../platform/dutch'
import { isClosingSoon } from '../closing-soon'
import { goneBeforeClosing } from '../not-listed'
import { brokersOf, firstOf } from '../routes'
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
  const { status, closingDate, closingNote } = tender
  const goneAt = goneBeforeClosing(tender)
  if (goneAt) return <Unknown>Niet meer vermeld sinds {shortDay(goneAt)}</Unknown>
  if (!closingDate && closingNote) return <Note text={closingNote} />
  if (!closingDate) return <Unknown>Sluitdatum onbekend</Unknown>
  const days = status === 'OPEN' ? daysUntil(closingDate) : Number.NaN
  // An invalid closing date is NaN days away.
  const hasTime = days >= 0
  const isSoon = hasTime && isClosingSoon(days)
  const isPast = hasPassed(closingDate)
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'baseline', md: 'flex-end' }}
      gap={{ base: '1', md: '0' }}
    >
      <Figure
        fontWeight={isPast ? '450' : '640'}
        color={{ base: isSoon ? 'orange.fg' : isPast ? 'fg.muted' : 'fg', md: isPast ? 'fg.muted' : 'fg' }}
      >
        {isPast ? 'Gesloten op' : 'Sluit'} {shortDay(closingDate)}
      </Figure>
      {hasTime && !isPast && (
        <Figure
          fontSize={{ base: 'xs', md: '0.8125rem' }}
          fontWeight={isSoon ? '550' : '450'}
          color={isSoon ? 'orange.fg' : 'fg.muted'}
          _before={{ content: { base: '"· "', md: 'none' } }}
        >
          {[daysLeft(days), firstOf(tender)].filter(Boolean).join(', ')}
        </Figure>
      )}
    </Flex>
  )
}

const Note = ({ text }: { readonly text: string }) => (
  <Unknown maxW={{ md: '13rem' }} lineClamp={2} title={text}>
    {text}
  </Unknown>
)

/** From the closing moment on, like the badge, and not only from the next day. */
const hasPassed = (closingDate: string, now = Date.now()) => Date.parse(closingDate) <= now

function Worth({ tender }: { readonly tender: TenderFiguresFragment }) {
  const { tenderType, estimatedValue, currency, minHourlyRate, maxHourlyRate, rateNote } = tender
  const isAssignment = tenderType === 'FREELANCE_CONTRACT'
  const brokers = isAssignment && brokersOf(tender)
  if (isAssignment && !minHourlyRate && !maxHourlyRate) {
    const pay = rateNote ? `Tarief: ${rateNote}` : rate(null, null)
    return <Note text={brokers ? `${pay}, ${brokers}` : pay} />
  }
  if (!isAssignment && estimatedValue == null) return <Unknown>Waarde onbekend</Unknown>
  return (
    <Figure fontWeight="640">
      <VisuallyHidden>{isAssignment ? 'Uurtarief' : 'Geschatte waarde'}: </VisuallyHidden>
      {isAssignment ? rate(minHourlyRate, maxHourlyRate) : money(estimatedValue!, currency)}
      {brokers && (
        <chakra.span fontWeight="450" fontSize={{ base: 'xs', md: '0.8125rem' }} color="fg.muted">
          {' '}
          via {brokers}
        </chakra.span>
      )}
    </Figure>
  )
}
