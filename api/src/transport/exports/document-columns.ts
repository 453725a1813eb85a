import { DocumentKind } from '../../reference/tender-values.js'
import type { TenderDocument } from '../../tenders/documents/document.entity.js'
import { type Column, integer, moment, text } from './columns.js'
import type { ExportRow } from './export-row.js'

/** A document with its tender. */
export interface DocumentRow extends ExportRow {
  readonly document: TenderDocument
}

const kindLabels: Readonly<Record<DocumentKind, string>> = {
  tender_guide: 'Aanbestedingsleidraad',
  clarification: 'Nota van inlichtingen',
  attachment: 'Bijlage',
  notice: 'Aankondiging',
  other: 'Document',
}

/** The columns of a spreadsheet with documents, in this order. */
export const documentColumns: readonly Column<DocumentRow>[] = [
  text('Titel', 60, ({ tender }) => tender.title),
  text('Organisatie', 36, ({ tender }) => tender.organization),
  text('Document', 60, ({ document }) => document.name),
  text('Soort', 24, ({ document }) => kindLabels[document.kind]),
  text('Bestandstype', 12, ({ document }) => document.format),
  integer('Grootte in bytes', ({ document }) => document.size),
  moment('Gepubliceerd', ({ document }) => document.publishedAt),
  text('Adres', 60, ({ document }) => document.url),
  text('Bekijk hier', 40, ({ tender }, addresses) => addresses.page(tender)),
]
