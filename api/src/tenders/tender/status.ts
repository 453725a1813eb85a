import { statusTexts, TenderStatus } from '../../reference/tender-values.js'

/**
 * Status group: open, closed or archived, mutually exclusive. Open means: the stored status is open, the closing date
 * is absent or in the future, and it is not archived; or some lots are awarded, and the last of the others closes in the
 * future. `openSql` is the same rule for the database.
 */
export function statusGroup(tender: Statused, now = Date.now()): TenderStatus {
  if (tender.archived) return TenderStatus.ARCHIVED
  return acceptsTenders(tender) && !hasClosed(tender, now) ? TenderStatus.OPEN : TenderStatus.CLOSED
}

/** The stored status; 'Gesloten' once an open tender is past its closing date. */
export function statusText(tender: Statused, now = Date.now()): string {
  return isText(tender.status, statusTexts.open) && hasClosed(tender, now) ? statusTexts.closed : tender.status
}

export const openSql = 't.status_open AND (t.closing_date IS NULL OR t.closing_date > now())'
/** SQL of whether anybody can still react: bid, or answer a market consultation. The closing date is not considered. */
export const canReactSql = `(t.status_open OR t.status = '${statusTexts.consultation}')`
export const statusTextSql = `CASE WHEN lower(t.status) = 'open' AND t.closing_date <= now() THEN '${statusTexts.closed}' ELSE t.status END`

interface Statused {
  readonly status: string
  readonly closingDate: Date | null
  readonly archived: boolean
}

const isText = (status: string, text: string) => status.toLowerCase() === text.toLowerCase()
/** As the column `status_open`. */
const acceptsTenders = ({ status, closingDate }: Statused) =>
  isText(status, statusTexts.open) || (isText(status, statusTexts.partlyAwarded) && closingDate !== null)
const hasClosed = ({ closingDate }: Statused, now: number) => closingDate !== null && closingDate.getTime() <= now
