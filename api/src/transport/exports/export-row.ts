import type { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import type { TenderDocument } from '../../tenders/documents/document.entity.js'
import type { Lot } from '../../tenders/lots/lot.entity.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'

/** A tender to export, with the viewer's own bookmark in an export of bookmarks. */
export interface ExportRow {
  readonly tender: Tender
  readonly bookmark: Bookmark | null
  /** Null for a format that needs none; what it does not need is null or empty. */
  readonly details: Details | null
}

export type Detail = 'description' | 'lots' | 'documents'

/** Read only for formats that need them: the description is stored out of line (TOAST), lots and documents in their own tables. */
export interface Details {
  readonly description: string | null
  readonly lots: readonly Lot[]
  readonly documents: readonly TenderDocument[]
}
