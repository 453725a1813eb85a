import { createChangesDownload } from '../exports/changes.js'
import type { Download } from '../exports/download.js'
import { changesOf } from '../../tenders/changes/change.service.js'
import { documentListsOf } from '../../tenders/documents/document.service.js'
import { lotsOf } from '../../tenders/lots/lot.service.js'
import { categoriesOf } from '../../tenders/tender/tender.service.js'
import { textOf } from './query.js'
import type { Call } from './route.js'
import { tenderShape } from './shapes.js'

/** The update feed, each tender in the shape of GET /api/tenders without the fields for users. */
export const exportChanges = ({ query, context: { db } }: Call): Promise<Download> =>
  createChangesDownload(db, textOf(query, 'after'), async tenders => {
    const ids = tenders.map(({ id }) => id)
    const [links, lots, changes, documents] = await Promise.all([
      categoriesOf(db, ids),
      lotsOf(db, ids),
      changesOf(db, ids),
      documentListsOf(db, ids),
    ])
    return tenders.map((tender, index) => {
      const parts = { lots: lots[index]!, changes: changes[index]!, documents: documents[index]! }
      return tenderShape(tender, tender.description ?? null, links[index] ?? [], parts, null)
    })
  })
