import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../platform/calendar.js'
import { LotStatus, statusTexts, TenderStage } from '../../reference/tender-values.js'
import type { Lot } from '../../tenders/lots/lot.entity.js'
import { notListedSince } from '../../tenders/tender/absences.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { Addresses } from '../../tenders/tender/addresses.js'
import type { ExportRow } from './export-row.js'
import type { Outgoing } from './format.js'
import { plainText } from '../../platform/text/plain-text.js'

const HOUR_SECONDS = 3600
/** The refresh interval that calendar programs are asked to keep. */
const REFRESH_SECONDS = 4 * HOUR_SECONDS
/** Tenders that closed longer ago are left out. */
const KEPT_DAYS = 30
/** SEQUENCE is a small integer that only rises: the seconds since this moment. */
const SEQUENCE_BEGINS = Date.UTC(2020, 0, 1)

/**
 * iCalendar (RFC 5545, 7986): an event for each tender, or for each of its lots when these close on different moments. Its UID stays the
 * same when the date changes.
 */
export async function* agenda({ title, rows, addresses }: Outgoing): AsyncGenerator<string> {
  const calendar = ical({
    name: `GreenRock ${title}`,
    prodId: { company: 'GreenRock', product: 'Tenders', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    url: addresses.home,
    ttl: REFRESH_SECONDS,
  })
  const begin = Date.now() - KEPT_DAYS * 86_400_000
  for await (const row of rows)
    for (const closing of closingsOf(row))
      if (closing.date.getTime() > begin) calendar.createEvent(eventOf(row.tender, closing, addresses))
  yield calendar.toString()
}

interface Closing {
  readonly date: Date
  /** Null for the whole tender. */
  readonly lot: Lot | null
}

function closingsOf({ tender, details }: ExportRow): readonly Closing[] {
  if (tender.lotClosingDates.length === 0) return tender.closingDate ? [{ date: tender.closingDate, lot: null }] : []
  return (details?.lots ?? []).flatMap(lot => (lot.closingDate ? [{ date: lot.closingDate, lot }] : []))
}

const offLots: ReadonlySet<LotStatus> = new Set([LotStatus.WITHDRAWN, LotStatus.NOT_AWARDED, LotStatus.AWARDED])

const isOff = ({ status, absences }: Tender) => status === statusTexts.withdrawn || notListedSince(absences) !== null

function eventOf(tender: Tender, { date: closingDate, lot }: Closing, addresses: Addresses) {
  const what = lot ? `perceel ${lot.number} van ${tender.title}` : tender.title
  const label = tender.stage === TenderStage.CONSULTATION ? 'Reageren' : 'Sluit'
  const closes = DateTime.fromJSDate(closingDate, { zone: AMSTERDAM })
  // A closing date without a time is stored as the end of its day.
  const allDay = closes.toMillis() === closes.endOf('day').toMillis()
  return {
    id: `tender-${tender.id}${lot ? `-lot-${lot.position}` : ''}@greenrock-tenders`,
    sequence: Math.max(0, Math.floor((tender.updatedAt.getTime() - SEQUENCE_BEGINS) / 1000)),
    stamp: tender.updatedAt,
    lastModified: tender.updatedAt,
    created: tender.createdAt,
    allDay,
    start: allDay ? new Date(Date.UTC(closes.year, closes.month - 1, closes.day)) : closingDate,
    summary: plainText(`${label}: ${what}`),
    description: plainText(
      [tender.organization, lot?.title, tender.summary, addresses.page(tender)].filter(Boolean).join('\n\n'),
    ),
    location: plainText(lot?.region ?? tender.region ?? ''),
    url: addresses.page(tender),
    transparency: ICalEventTransparency.TRANSPARENT,
    status: isOff(tender) || (lot && offLots.has(lot.status)) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: [
      {
        type: ICalAlarmType.display,
        description: plainText(`${label} morgen: ${what}`),
        // The reminder of an all-day event comes at nine o'clock the day before.
        trigger: (allDay ? 15 : 24) * HOUR_SECONDS,
      },
    ],
  }
}
