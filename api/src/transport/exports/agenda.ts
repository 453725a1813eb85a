import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../platform/calendar.js'
import { statusTexts } from '../../reference/tender-values.js'
import { notListedSince } from '../../tenders/tender/absences.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { Addresses } from '../../tenders/tender/addresses.js'
import type { Outgoing } from './format.js'
import { plainText } from '../../platform/text/plain-text.js'

const HOUR_SECONDS = 3600
/** The refresh interval that calendar programs are asked to keep. */
const REFRESH_SECONDS = 4 * HOUR_SECONDS
/** Tenders that closed longer ago are left out. */
const KEPT_DAYS = 30
/** SEQUENCE is a small integer that only rises: the seconds since this moment. */
const SEQUENCE_BEGINS = Date.UTC(2020, 0, 1)

/** iCalendar (RFC 5545, 7986): one event per closing date, whose UID stays the same when the date changes. */
export async function* agenda({ title, rows, addresses }: Outgoing): AsyncGenerator<string> {
  const calendar = ical({
    name: `GreenRock ${title}`,
    prodId: { company: 'GreenRock', product: 'Tenders', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    url: addresses.home,
    ttl: REFRESH_SECONDS,
  })
  const begin = Date.now() - KEPT_DAYS * 86_400_000
  for await (const { tender } of rows)
    if (tender.closingDate && tender.closingDate.getTime() > begin)
      calendar.createEvent(eventOf(tender, tender.closingDate, addresses))
  yield calendar.toString()
}

const isOff = ({ status, absences }: Tender) => status === statusTexts.withdrawn || notListedSince(absences) !== null

function eventOf(tender: Tender, closingDate: Date, addresses: Addresses) {
  const closes = DateTime.fromJSDate(closingDate, { zone: AMSTERDAM })
  // A closing date without a time is stored as the end of its day.
  const allDay = closes.toMillis() === closes.endOf('day').toMillis()
  return {
    id: `tender-${tender.id}@greenrock-tenders`,
    sequence: Math.max(0, Math.floor((tender.updatedAt.getTime() - SEQUENCE_BEGINS) / 1000)),
    stamp: tender.updatedAt,
    lastModified: tender.updatedAt,
    created: tender.createdAt,
    allDay,
    start: allDay ? new Date(Date.UTC(closes.year, closes.month - 1, closes.day)) : closingDate,
    summary: plainText(`Sluit: ${tender.title}`),
    description: plainText([tender.organization, tender.summary, addresses.page(tender)].filter(Boolean).join('\n\n')),
    location: plainText(tender.region ?? ''),
    url: addresses.page(tender),
    transparency: ICalEventTransparency.TRANSPARENT,
    status: isOff(tender) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: [
      {
        type: ICalAlarmType.display,
        description: plainText(`Sluit morgen: ${tender.title}`),
        // The reminder of an all-day event comes at nine o'clock the day before.
        trigger: (allDay ? 15 : 24) * HOUR_SECONDS,
      },
    ],
  }
}
