import { Badge, Flex, Text } from '@chakra-ui/react'
import { daysLeft, daysUntil, money, rate } from '../../dutch'
import type { TenderAmountFragment } from './TenderAmount.generated'
import { isClosingSoon } from '../closing-soon'

const FAR_DAYS = 60

/** Value or hourly rate, and the days until it closes. */
export function TenderAmount({ tender }: { readonly tender: TenderAmountFragment }) {
  const amount = amountOf(tender)
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'center', md: 'flex-end' }}
      gap={{ base: '2.5', md: '1' }}
      wrap="wrap"
      flexShrink="0"
      fontVariantNumeric="tabular-nums"
    >
      {amount && (
        <>
          <Text textStyle="xs" color="fg.muted">
            {amount.label}
          </Text>
          <Text
            fontWeight={amount.isKnown ? '640' : '450'}
            color={amount.isKnown ? 'fg' : 'fg.muted'}
            textStyle={amount.isKnown ? 'md' : 'sm'}
          >
            {amount.text}
          </Text>
        </>
      )}
      <TimeLeft tender={tender} />
    </Flex>
  )
}

function amountOf(tender: TenderAmountFragment) {
  const { tenderType, estimatedValue, currency, minHourlyRate, maxHourlyRate } = tender
  if (tenderType === 'FREELANCE_CONTRACT')
    return {
      label: 'Uurtarief',
      text: rate(minHourlyRate, maxHourlyRate),
      isKnown: Boolean(minHourlyRate || maxHourlyRate),
    }
  if (estimatedValue == null) return null
  return { label: 'Geschatte waarde', text: money(estimatedValue, currency), isKnown: true }
}

function TimeLeft({ tender: { status, closingDate } }: { readonly tender: TenderAmountFragment }) {
  if (status !== 'OPEN' || !closingDate) return null
  const days = daysUntil(closingDate)
  // A closing date that is no date is NaN days away.
  if (!(days >= 0 && days <= FAR_DAYS)) return null
  return <Badge colorPalette={isClosingSoon(days) ? 'orange' : 'gray'}>{daysLeft(days)}</Badge>
}
