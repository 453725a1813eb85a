import type { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import type { Lot } from '../../tenders/lots/lot.entity.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'

/** A tender to export, with the viewer's own bookmark in an export of bookmarks. */
export interface ExportRow {
  readonly tender: Tender
  readonly bookmark: Bookmark | null
  /** Null unless the format asks for details. */
  readonly details: Details | null
}

/** Large columns that PostgreSQL stores out of line (TOAST); only formats that show them read them. */
export interface Details {
  readonly description: string | null
  readonly lots: readonly Lot[]
}
