import { daysLeft, daysUntil, money, shortDay } from '../../../platform/dutch'
import { statusTexts } from '../status-texts'
import { type Closing, nextClosing } from '../next-closing'
import type { EarlierTenderFragment } from './EarlierTender.generated'
import type { SimilarTenderFragment } from './SimilarTender.generated'

const month = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', month: 'long', year: 'numeric' })

/** 'Gegund: Bakker B.V.', 'Deels gegund: Bakker B.V.', 'Niet gegund', 'Nog open', or else the date of publication. */
export function outcomeText({
  awardWinner,
  statusText,
  status,
  publicationDate,
}: Pick<EarlierTenderFragment, 'awardWinner' | 'statusText' | 'status' | 'publicationDate'>): string {
  if (awardWinner)
    return `${statusText === statusTexts.partlyAwarded ? statusText : statusTexts.awarded}: ${awardWinner}`
  if (statusText === statusTexts.notAwarded) return statusText
  return status === 'OPEN' ? 'Nog open' : `Gepubliceerd ${shortDay(publicationDate)}`
}

/** '€ 310.000'; null when unknown. */
export const valueText = ({
  awardValue,
  awardCurrency,
}: Pick<EarlierTenderFragment, 'awardValue' | 'awardCurrency'>) =>
  awardValue == null ? null : money(awardValue, awardCurrency)

/** End of the contract, when it may be tendered again: 'Loopt af in maart 2027', 'Liep af in mei 2025'; null when unknown. */
export function contractEndText(contractEnd: string | null | undefined, now = new Date()): string | null {
  if (!contractEnd) return null
  const end = new Date(contractEnd)
  return `${end.getTime() < now.getTime() ? 'Liep' : 'Loopt'} af in ${month.format(end)}`
}

/** 'nog 12 dagen', 'gesloten', 'verwacht'; null for an open tender without a closing date. */
export function closingText(
  tender: Pick<SimilarTenderFragment, 'status' | 'stage'> & Closing,
  now = new Date(),
): string | null {
  if (tender.stage === 'PRIOR_ANNOUNCEMENT') return 'verwacht'
  const closes = nextClosing(tender, now.getTime())
  const isRunning =
    tender.stage === 'CONSULTATION' ? !closes || Date.parse(closes) > now.getTime() : tender.status === 'OPEN'
  if (!isRunning) return 'gesloten'
  return closes ? daysLeft(daysUntil(closes, now)) : null
}
