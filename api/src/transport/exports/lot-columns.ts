import { LotStatus } from '../../reference/tender-values.js'
import type { Lot } from '../../tenders/lots/lot.entity.js'
import { amount, type Column, day, integer, moment, text } from './columns.js'
import type { ExportRow } from './export-row.js'

/** A lot with its tender. */
export interface LotRow extends ExportRow {
  readonly lot: Lot
}

const statusLabels: Readonly<Record<LotStatus, string>> = {
  announced: 'Verwacht',
  open: 'Open',
  closed: 'Gesloten',
  pending: 'Nog niet gegund',
  awarded: 'Gegund',
  not_awarded: 'Niet gegund',
  withdrawn: 'Ingetrokken',
}

/** The columns of a spreadsheet with lots, in this order. */
export const lotColumns: readonly Column<LotRow>[] = [
  text('Titel', 60, ({ tender }) => tender.title),
  text('Organisatie', 36, ({ tender }) => tender.organization),
  text('Perceel', 8, ({ lot }) => lot.number),
  text('Titel van het perceel', 50, ({ lot }) => lot.title),
  text('Status', 16, ({ lot }) => statusLabels[lot.status]),
  moment('Sluit', ({ lot, tender }) => lot.closingDate ?? (lot.closingNote === null ? tender.closingDate : null)),
  text('Sluiting onbekend', 30, ({ lot }) => lot.closingNote),
  text('Regio', 20, ({ lot }) => lot.region),
  text('Provincie', 16, ({ lot }) => lot.province),
  text('CPV-codes', 24, ({ lot }) => lot.cpv.join(', ')),
  amount('Geraamde waarde', ({ lot }) => lot.estimatedValue),
  amount('Maximum raamovereenkomst', ({ lot }) => lot.maximumValue),
  text('Valuta', 8, ({ lot }) => lot.valueCurrency),
  day('Eerste dag', ({ lot }) => lot.startDate),
  day('Laatste dag', ({ lot }) => lot.endDate),
  text('Looptijd', 10, ({ lot }) => lot.duration),
  text('Opties', 40, ({ lot }) => lot.options),
  text('Gegund aan', 30, ({ lot }) => lot.winner),
  day('Gunningsdatum', ({ lot }) => lot.awardDate),
  amount('Gunningswaarde', ({ lot }) => lot.awardValue),
  text('Valuta van de gunning', 10, ({ lot }) => lot.awardCurrency),
  integer('Inschrijvingen', ({ lot }) => lot.bidCount),
  text('Reden', 40, ({ lot }) => lot.reason),
  text('Omschrijving', 60, ({ lot }) => lot.description),
  text('Bekijk hier', 40, ({ tender }, addresses) => addresses.page(tender)),
]
