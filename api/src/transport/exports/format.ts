import type { TenderFilter, TenderOrder } from '../../tenders/tender/tender.inputs.js'
import type { Addresses } from '../../tenders/tender/addresses.js'
import type { Column } from './columns.js'
import type { ExportRow } from './export-row.js'

/** What a format writes. */
export interface Outgoing {
  readonly title: string
  readonly rows: AsyncIterable<ExportRow>
  readonly addresses: Addresses
  /** Of a spreadsheet. */
  readonly columns: readonly Column[]
}

export interface Format {
  readonly mediaType: string
  /** Of the file, where it is not that of the address. */
  readonly fileEnding?: string
  /** A download is everything or refused; of a subscription only the first rows are sent. */
  readonly use: 'download' | 'subscription'
  readonly maxRows: number
  /** Whether a file without rows is none of this format. */
  readonly needsRows?: true
  readonly order: TenderOrder
  /** Conditions that the format adds to any filter. */
  readonly filter?: Partial<TenderFilter>
  /** Whether it needs descriptions and lots. */
  readonly hasDetails: boolean
  readonly write: (outgoing: Outgoing) => AsyncIterable<Uint8Array | string>
}
