import { createChangesDownload } from '../exports/changes.js'
import type { Download } from '../exports/download.js'
import { categoriesOf } from '../../tenders/tender/tender.service.js'
import { textOf } from './query.js'
import type { Call } from './route.js'
import { tenderShape } from './shapes.js'

/** The update feed, each tender in the shape of GET /api/tenders without the fields for users. */
export const exportChanges = ({ query, context: { db } }: Call): Promise<Download> =>
  createChangesDownload(db, textOf(query, 'after'), async tenders => {
    const links = await categoriesOf(
      db,
      tenders.map(({ id }) => id),
    )
    return tenders.map((tender, index) => tenderShape(tender, tender.description ?? null, links[index] ?? [], null))
  })
