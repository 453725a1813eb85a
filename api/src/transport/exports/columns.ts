import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../platform/calendar.js'
import {
  NATIONAL_LABEL,
  natureLabels,
  priorityLabels,
  procedureLabels,
  selfEmploymentLabels,
  stageLabels,
  typeLabels,
  valueKindLabels,
  workplaceLabels,
} from '../../reference/labels.js'
import { sourceName } from '../../reference/sources.js'
import { notListedSince } from '../../tenders/tender/absences.js'
import { statusText } from '../../tenders/tender/status.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { plainText } from '../../platform/text/plain-text.js'
import type { ExportRow } from './export-row.js'
import type { Addresses } from '../../tenders/tender/addresses.js'

/** A cell by kind. A `moment` is a time, a `day` a date without one (yyyy-MM-dd). */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number' | 'amount'; readonly value: number }
  | { readonly kind: 'moment'; readonly value: DateTime }
  | { readonly kind: 'day'; readonly value: string }

export interface Column<Row = ExportRow> {
  readonly head: string
  /** In characters. */
  readonly width: number
  readonly kind: Cell['kind']
  /** Null for an empty cell. */
  readonly cell: (row: Row, addresses: Addresses) => Cell | null
}

/** Excel's limit: a longer cell makes the file unreadable. */
const MAX_CELL_LENGTH = 32_767

export const text = <Row = ExportRow>(
  head: string,
  width: number,
  value: (row: Row, addresses: Addresses) => string | null,
): Column<Row> => ({
  head,
  width,
  kind: 'text',
  cell(row, addresses) {
    const plain = plainText(value(row, addresses) ?? '').slice(0, MAX_CELL_LENGTH)
    return plain ? { kind: 'text', value: plain.toWellFormed() } : null
  },
})

const number =
  (kind: 'number' | 'amount') =>
  <Row = ExportRow>(head: string, value: (row: Row) => number | null): Column<Row> => ({
    head,
    width: kind === 'amount' ? 16 : 12,
    kind,
    cell(row) {
      const found = value(row)
      return found === null || !Number.isFinite(found) ? null : { kind, value: found }
    },
  })
export const integer = number('number')
export const amount = number('amount')

/** Times are in Amsterdam time, because neither format has a time zone. */
export const moment = <Row = ExportRow>(head: string, value: (row: Row) => Date | null): Column<Row> => ({
  head,
  width: 17,
  kind: 'moment',
  cell(row) {
    const found = value(row)
    // A deadline without a time is the last millisecond of its day, which spreadsheets would round up to the next.
    return found && { kind: 'moment', value: DateTime.fromJSDate(found, { zone: AMSTERDAM }).startOf('minute') }
  },
})

export const day = <Row = ExportRow>(head: string, value: (row: Row) => string | null): Column<Row> => ({
  head,
  width: 12,
  kind: 'day',
  cell(row) {
    const found = value(row)
    return found === null ? null : { kind: 'day', value: found }
  },
})

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'ja' : 'nee')

const procedureOf = ({ procedureType, isEuropean }: Tender) =>
  [procedureType && procedureLabels[procedureType], isEuropean === false && NATIONAL_LABEL].filter(Boolean).join(', ')

/** The columns of a spreadsheet with tenders, in this order. */
export const tenderColumns: readonly Column[] = [
  text('Titel', 60, ({ tender }) => tender.title),
  text('Organisatie', 36, ({ tender }) => tender.organization),
  text('Type', 22, ({ tender }) => typeLabels[tender.tenderType]),
  text('Status', 16, ({ tender }) => statusText(tender)),
  text('Fase', 16, ({ tender }) => tender.stage && stageLabels[tender.stage]),
  moment('Gepubliceerd', ({ tender }) => tender.publicationDate),
  day('Eerst gezien', ({ tender }) => tender.newOn),
  moment('Sluit', ({ tender }) => tender.closingDate),
  moment('Eerste perceel sluit', ({ tender }) => tender.lotClosingDates.find(date => date > new Date()) ?? null),
  text('Sluiting onbekend', 30, ({ tender }) => tender.closingNote),
  moment('Niet meer vermeld sinds', ({ tender }) => notListedSince(tender.absences)),
  text('Regio', 20, ({ tender }) => tender.region),
  text('Provincie', 16, ({ tender }) => tender.province),
  text('Bron', 18, ({ tender }) => sourceName(tender.source)),
  text('Categorie', 24, ({ tender }) => tender.category),
  text('Kenmerk', 18, ({ tender }) => tender.reference),
  amount('Geschatte waarde', ({ tender }) => tender.estimatedValue),
  text('Soort waarde', 24, ({ tender }) =>
    tender.estimatedValue === null ? null : valueKindLabels[tender.valueKind ?? 'unknown'],
  ),
  amount('Maximum raamovereenkomst', ({ tender }) => tender.maximumValue),
  text('Valuta', 8, ({ tender }) => tender.currency),
  text('Tarief volgens bron', 30, ({ tender }) => tender.rateNote),
  amount('Uurtarief vanaf (€)', ({ tender }) => tender.minHourlyRate),
  amount('Uurtarief tot (€)', ({ tender }) => tender.maxHourlyRate),
  integer('Uren per week vanaf', ({ tender }) => tender.minHoursPerWeek),
  integer('Uren per week tot', ({ tender }) => tender.maxHoursPerWeek),
  day('Eerste dag', ({ tender }) => tender.startDate),
  day('Laatste dag', ({ tender }) => tender.endDate),
  text('Verlengbaar', 12, ({ tender }) => yesOrNo(tender.isExtendable)),
  integer('Posities', ({ tender }) => tender.positions),
  text('Zzp', 20, ({ tender }) => (tender.selfEmployment ? selfEmploymentLabels[tender.selfEmployment] : null)),
  text('Zzp volgens de tekst', 40, ({ tender }) => tender.selfEmploymentQuote),
  text('Werkplek', 14, ({ tender }) => (tender.workplace ? workplaceLabels[tender.workplace] : null)),
  text('Soort opdracht', 14, ({ tender }) => (tender.contractNature ? natureLabels[tender.contractNature] : null)),
  text('Procedure', 24, ({ tender }) => procedureOf(tender) || null),
  text('CPV-codes', 24, ({ tender }) => tender.cpv.join(', ')),
  text('Gegund aan', 30, ({ tender }) => tender.awardWinner),
  day('Gunningsdatum', ({ tender }) => tender.awardDate),
  amount('Gunningswaarde', ({ tender }) => tender.awardValue),
  text('Valuta van de gunning', 10, ({ tender }) => tender.awardCurrency),
  integer('Inschrijvingen', ({ tender }) => tender.bidCount),
  text('Omschrijving', 60, ({ tender }) => tender.summary),
  text('Bekijk bij de bron', 40, ({ tender }) => tender.sourceUrl),
  text('Bekijk hier', 40, ({ tender }, addresses) => addresses.page(tender)),
]

/** Privacy: notes belong to the owner, so only an export of the viewer's own bookmarks has these columns. */
export const bookmarkColumns: readonly Column[] = [
  ...tenderColumns,
  moment('Gebookmarkt', ({ bookmark }) => bookmark?.createdAt ?? null),
  text('Openbare bookmark', 10, ({ bookmark }) => bookmark && yesOrNo(bookmark.isPublic)),
  text('Prioriteit', 12, ({ bookmark }) => priorityLabels[bookmark?.metadata?.priority ?? ''] ?? null),
  text('Mijn categorie', 20, ({ bookmark }) => bookmark?.metadata?.category ?? null),
  text('Labels', 24, ({ bookmark }) => bookmark?.metadata?.tags?.join(', ') ?? null),
  text('Notities', 60, ({ bookmark }) => bookmark?.metadata?.notes ?? null),
]
