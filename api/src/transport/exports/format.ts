import type { TenderFilter, TenderOrder } from '../../tenders/tender/tender.inputs.js'
import type { Addresses } from '../../tenders/tender/addresses.js'
import type { Column } from './columns.js'
import type { Detail, ExportRow } from './export-row.js'

/** The input of a format's writer. */
export interface Outgoing {
  readonly title: string
  readonly rows: AsyncIterable<ExportRow>
  readonly addresses: Addresses
  /** Only spreadsheets use these. */
  readonly columns: readonly Column[]
}

export interface Format {
  readonly mediaType: string
  /** The extension of the file, where it differs from that of the address. */
  readonly fileEnding?: string
  /** A download is complete or refused; a subscription holds only the first rows. */
  readonly use: 'download' | 'subscription'
  readonly maxRows: number
  /** Whether the format does not allow a file without rows. */
  readonly needsRows?: true
  readonly order: TenderOrder
  /** Conditions that the format adds to every filter. */
  readonly filter?: Partial<TenderFilter>
  /** Details that the format needs beside the rows of the list. */
  readonly needs: readonly Detail[]
  readonly write: (outgoing: Outgoing) => AsyncIterable<Uint8Array | string>
}
