import type { z } from 'zod'
import type { EntityManager } from 'typeorm'
import { bookmarkersLoader } from '../../people/bookmarks/bookmark.loaders.js'
import type { Context } from '../../accounts/context.js'
import { UserError } from '../../platform/errors.js'
import { readUuid } from '../../platform/validation/read-uuid.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import {
  changesLoader,
  descriptionLoader,
  documentListLoader,
  lotsLoader,
  tenderCategoriesLoader,
} from '../../tenders/tender/tender.loaders.js'
import { findTender, tenderNotFound } from '../../tenders/tender/tender.service.js'
import { nothingHidden } from '../../tenders/tender/counts.service.js'
import { listTenders } from '../../tenders/tender/list.service.js'
import { tenderQuery } from './query.js'
import type { Call } from './route.js'
import type { tenderListSchema } from './schemas.js'
import { type ShownTender, tenderShape } from './shapes.js'

/** @param isMarked whether users get the bookmark fields of each tender */
export const tenders =
  (isMarked: boolean) =>
  async ({ query, context }: Call): Promise<z.output<typeof tenderListSchema>> => {
    const { filter, page, limit } = tenderQuery(query)
    const viewer = (isMarked && context.caller.viewer?.user) || null
    // REST answers cannot report a corrected search.
    const asTyped = filter && Object.assign(filter, { searchExactly: true })
    const list =
      asTyped &&
      (await listTenders(context.db, asTyped, null, { first: limit, page }, viewer).catch(emptyForUnknownName))
    if (!list) return { tenders: [], total: 0, page, limit, ...nothingHidden, excludingSelfEmployed: 0 }
    const [total, { hidden, hiddenCount }, excludingSelfEmployed, found] = await Promise.all([
      list.totalCount(),
      list.hidden(),
      list.excludingSelfEmployed(),
      Promise.all(list.nodes.map(tender => shownTender(tender, context, { isMarked }))),
    ])
    return { tenders: found, total, page, limit, hidden, hiddenCount, excludingSelfEmployed }
  }

/** Backward compatibility: REST gives an empty list for an unknown name, where GraphQL gives an error. */
const fieldsOfNames: ReadonlySet<string | undefined> = new Set(['filter.source', 'filter.domain', 'filter.category'])
function emptyForUnknownName(error: unknown): null {
  if (error instanceof UserError && fieldsOfNames.has(error.field)) return null
  throw error
}

export async function tender({ params, context }: Call): Promise<ShownTender> {
  return shownTender(await getTender(context.db, params.id), context, { isWhole: true })
}

export async function getTender(db: EntityManager, uuid: string | undefined): Promise<Tender> {
  const id = readUuid(uuid)
  const found = id ? await findTender(db, id) : null
  if (!found) throw tenderNotFound()
  return found
}

interface Parts {
  /** Whether users get the bookmark fields. */
  readonly isMarked?: boolean
  /** Whether its lots, history and documents are included: lists are answered without. */
  readonly isWhole?: boolean
}

/** The JSON of a tender for this viewer. */
export async function shownTender(
  tender: Tender,
  context: Context,
  { isMarked = true, isWhole = false }: Parts,
): Promise<ShownTender> {
  const [description, links, lots, changes, documents, bookmarkers] = await Promise.all([
    tender.description === undefined ? context.load(descriptionLoader, tender.id) : tender.description,
    context.load(tenderCategoriesLoader, tender.id),
    isWhole ? context.load(lotsLoader, tender.id) : null,
    isWhole ? context.load(changesLoader, tender.id) : null,
    isWhole ? context.load(documentListLoader, tender.id) : null,
    isMarked && context.caller.viewer ? context.load(bookmarkersLoader, tender.id) : null,
  ])
  const marks = bookmarkers && {
    bookmarkCount: bookmarkers.length,
    isBookmarkedByUser: bookmarkers.some(({ isViewer }) => isViewer),
    bookmarkedBy: bookmarkers.map(({ firstName, lastName }) => ({ firstName, lastName })),
  }
  const parts = lots && changes && documents && { lots, changes, documents }
  return tenderShape(tender, description, links, parts, marks)
}
