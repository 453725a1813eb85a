import { unique } from '../../../platform/text/lists.js'
import { type Award, isKnown, type NoticeLot, withoutAward } from '../../notices/draft.js'
import { descriptionWithoutContacts } from '../assignments/assignment-draft.js'
import { plainText } from '../plain-text.js'
import { lotValue } from '../stated-value.js'
import { type Closing, closingAt, writtenClosing } from '../written-closing.js'
import type { ReleaseItem, ReleaseLot } from './listed-release.js'
import { amountOf, localDayOf, lotOf, reasonBy } from './release-outcome.js'

const MAX_CPV_CODES = 50
const MAX_DAYS = 36_500

/** The lots of a release; one whose identifier is unusable is left out. */
export function lotsOf(
  lots: readonly ReleaseLot[],
  items: readonly ReleaseItem[],
  closingOfLot: (lot: ReleaseLot) => Closing,
): readonly NoticeLot[] {
  const byLot = itemsByLot(items)
  return lots.flatMap(lot => {
    const id = lotOf(lot.id)
    return id === null ? [] : [noticeLot(id, lot, byLot.get(lot.id) ?? [], closingOfLot(lot))]
  })
}

function itemsByLot(items: readonly ReleaseItem[]): ReadonlyMap<string, readonly ReleaseItem[]> {
  const byLot = new Map<string, ReleaseItem[]>()
  for (const item of items)
    for (const lot of new Set([item.relatedLot, ...item.relatedLots].filter(isKnown).map(String))) {
      const others = byLot.get(lot)
      if (others) others.push(item)
      else byLot.set(lot, [item])
    }
  return byLot
}

/** Procedures and lots that have ended are closed, even without a deadline or before it. */
export function closingOf(deadline: string | null | undefined, closedBy: Date | null): Closing {
  const closing = writtenClosing(deadline)
  return closedBy && !(closing.closingDate && closing.closingDate < closedBy) ? closingAt(closedBy) : closing
}

function noticeLot(
  id: string,
  lot: ReleaseLot,
  items: readonly ReleaseItem[],
  { closingDate, closingNote }: Closing,
): NoticeLot {
  const { contractPeriod, options, renewal } = lot
  const days = contractPeriod?.durationInDays ?? 0
  const status = statusOf(lot)
  return {
    id,
    title: plainText(lot.title ?? '').replace(/\s+/g, ' ') || null,
    description: descriptionWithoutContacts(lot.description),
    cpv: cpvOf(items),
    closingDate: closingDate?.toISOString() ?? null,
    closingNote,
    ...lotValue({ estimate: amountOf(lot.value), maximum: null }),
    startDate: localDayOf(contractPeriod?.startDate),
    endDate: localDayOf(contractPeriod?.endDate),
    duration: Number.isInteger(days) && days > 0 && days <= MAX_DAYS ? `P${days}D` : null,
    options:
      [options, renewal].flatMap(words => descriptionWithoutContacts(words?.description) ?? []).join('\n') || null,
    ...(status === 'cancelled' || status === 'withdrawn' ? { isWithdrawn: true } : {}),
  }
}

const statusOf = ({ status, finalStatus }: ReleaseLot): string | null => finalStatus ?? status ?? null

/** A withdrawn lot is marked as such instead. */
export const hasEnded = (lot: ReleaseLot): boolean => /^(?:complete|unsuccessful)$/.test(statusOf(lot) ?? '')

/** Lots that ended without an award, in a release that awards others. */
export const endedLots = (lots: readonly ReleaseLot[], awards: readonly Award[]): readonly Award[] => {
  const decided = new Set(awards.map(({ lot }) => lot))
  if (decided.has(null)) return []
  return lots.flatMap(lot => {
    const id = lotOf(lot.id)
    const reason = reasonBy(statusOf(lot))
    return id === null || reason === null || decided.has(id) ? [] : [withoutAward(id, reason)]
  })
}

/** Eight digits, without the check digit. */
export function cpvOf(items: readonly ReleaseItem[]): readonly string[] {
  const classifications = items.flatMap(({ classification, additionalClassifications }) => [
    ...(classification ? [classification] : []),
    ...additionalClassifications,
  ])
  const codes = classifications.flatMap(({ scheme, id }) =>
    scheme?.toUpperCase() === 'CPV' ? (/^(\d{8})(?:-\d)?$/.exec(String(id ?? ''))?.[1] ?? []) : [],
  )
  return unique(codes).slice(0, MAX_CPV_CODES)
}
