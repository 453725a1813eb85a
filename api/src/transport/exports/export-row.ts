import type { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import type { LotOutcome } from '../../tenders/tender/lot-outcome.types.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'

/** A tender as it goes out, with the reader's own bookmark in an export of bookmarks. */
export interface ExportRow {
  readonly tender: Tender
  readonly bookmark: Bookmark | null
  /** Null unless the format asks for details. */
  readonly details: Details | null
}

/** What is stored out of line (TOAST), read only for who shows it. */
export interface Details {
  readonly description: string | null
  readonly lots: readonly LotOutcome[]
}
