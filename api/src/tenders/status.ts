import { statusTexts, TenderStatus } from '../reference/tender-values.js'

/**
 * The three groups, which never overlap. Open is: the stored status says so, the closing date is absent or still to
 * come, and it is not archived. This is the one rule; `openSql` is the same for the database.
 */
export function statusGroup(tender: Statused, now = Date.now()): TenderStatus {
  if (tender.archived) return TenderStatus.ARCHIVED
  return isOpenText(tender.status) && !hasClosed(tender, now) ? TenderStatus.OPEN : TenderStatus.CLOSED
}

/** The stored text, or 'Gesloten' once what was open is past closing. */
export function statusText(tender: Statused, now = Date.now()): string {
  return isOpenText(tender.status) && hasClosed(tender, now) ? statusTexts.closed : tender.status
}

export const openSql = 't.status_open AND (t.closing_date IS NULL OR t.closing_date > now())'
export const statusTextSql = `CASE WHEN t.status_open AND t.closing_date <= now() THEN '${statusTexts.closed}' ELSE t.status END`

interface Statused {
  readonly status: string
  readonly closingDate: Date | null
  readonly archived: boolean
}

const isOpenText = (status: string) => status.toLowerCase() === statusTexts.open.toLowerCase()
const hasClosed = ({ closingDate }: Statused, now: number) => closingDate !== null && closingDate.getTime() <= now
