import type { EntityManager } from 'typeorm'
import { categoriesAt, categoryVersionSql, knownVersion } from '../catalogue/category-memory.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { UserError } from '../../platform/errors.js'
import { type ChangeJson, changeOfJson } from '../changes/change.service.js'
import { type DocumentListJson, documentListOfJson } from '../documents/document.service.js'
import { type LotJson, lotsOfJson } from '../lots/lot.service.js'
import { Parameters } from '../query/asked.js'
import { categoryOrder, selectSql, type TenderField, usualFields } from '../query/columns.js'
import type { CategoryLink, ShownCategory } from './shown-category.js'
import { TenderCategory } from './tender-category.entity.js'
import { Tender } from './tender.entity.js'

export interface Row extends Omit<Partial<Tender>, 'lots' | 'changes' | 'documentList'> {
  readonly id: string
  readonly lots?: readonly LotJson[]
  readonly changes?: readonly ChangeJson[]
  readonly documentList?: DocumentListJson
  readonly newCategories?: string | null
  readonly categoryIds?: readonly string[]
  readonly categoryLinks?: readonly CategoryLink[]
}

export interface ListRow extends Row {
  readonly keys: string[]
  /** The number of all results, where the page includes it. */
  readonly total: number | null
}

/** The tenders of these rows, with their categories when these were selected. */
export async function tendersOf(db: EntityManager, rows: readonly Row[], categoryVersion: string): Promise<Tender[]> {
  const { newCategories } = rows[0] ?? {}
  const categories = newCategories === undefined ? [] : await categoriesAt(db, newCategories ?? categoryVersion)
  const byId = byIdOf(categories)
  return rows.map(row => {
    const tender: Tender = Object.assign(new Tender(), row as Partial<Tender>)
    if (row.documentList) tender.documentList = documentListOfJson(row.documentList)
    if (row.lots) tender.lots = lotsOfJson(row.lots)
    if (row.changes) tender.changes = row.changes.map(changeOfJson)
    if (row.categoryLinks) tender.tenderCategories = row.categoryLinks.map(link => shownCategory(link, byId))
    else if (row.categoryIds)
      tender.tenderCategories = row.categoryIds.map(categoryId => shownCategory({ categoryId }, byId))
    return tender
  })
}

const byIdOf = (categories: readonly KnownCategory[]): ReadonlyMap<string, KnownCategory> =>
  new Map(categories.map(category => [category.id, category]))

const shownCategory = (link: CategoryLink, categories: ReadonlyMap<string, KnownCategory>): ShownCategory =>
  Object.assign(link, { category: categories.get(link.categoryId) })

const detailFields: ReadonlySet<TenderField> = new Set([...usualFields, 'description'])

export async function findTender(db: EntityManager, id: string, fields = detailFields): Promise<Tender | null> {
  const [tender] = await readTenders(db, [id], fields)
  return tender ?? null
}

/** In no order; ids that do not exist are left out. */
export async function readTenders(
  db: EntityManager,
  ids: readonly string[],
  fields: ReadonlySet<TenderField>,
): Promise<Tender[]> {
  if (ids.length === 0) return []
  const parameters = new Parameters()
  const categoryVersion = knownVersion(db)
  const columns = selectSql(fields, categoryVersion, parameters)
  // Query planner: a list of unknown length is planned anew each time, for ten ids.
  const where = ids.length === 1 ? `t.id = ${parameters.add(ids[0])}` : `t.id = ANY (${parameters.add(ids)})`
  const text = `SELECT ${columns} FROM tenders t WHERE ${where}`
  const rows = await namedQuery<Row>(db, { text, values: parameters.values })
  return tendersOf(db, rows, categoryVersion)
}

export const TENDER_GONE = 'Deze tender bestaat niet (meer)'
export const tenderNotFound = () => new UserError('NOT_FOUND', TENDER_GONE)

/** Batch function of a loader: the results are in the order of the ids. */
export async function descriptionsOf(db: EntityManager, ids: readonly string[]): Promise<(string | null)[]> {
  const text = 'SELECT id, description FROM tenders WHERE id = ANY ($1)'
  const rows = await namedQuery<{ id: string; description: string | null }>(db, { text, values: [ids] })
  const byId = new Map(rows.map(row => [row.id, row.description]))
  return ids.map(id => byId.get(id) ?? null)
}

/** Batch function of a loader: each tender's categories, highest confidence first. */
export async function categoriesOf(db: EntityManager, ids: readonly string[]): Promise<TenderCategory[][]> {
  const text = `SELECT id, tender_id AS "tenderId", category_id AS "categoryId", confidence, source,
      matched_keywords AS "matchedKeywords", created_at AS "createdAt", ${categoryVersionSql} AS version
    FROM tender_categories WHERE tender_id = ANY ($1) ORDER BY ${categoryOrder}`
  const rows = await namedQuery<TenderCategory & { version: string }>(db, { text, values: [ids] })
  const categories = byIdOf(rows[0] ? await categoriesAt(db, rows[0].version) : [])
  const links = new Map(ids.map(id => [id, [] as TenderCategory[]]))
  for (const { version: _, ...row } of rows)
    links.get(row.tenderId)!.push(Object.assign(new TenderCategory(), shownCategory(row, categories)))
  return ids.map(id => links.get(id)!)
}

export async function tendersById(db: EntityManager, ids: readonly string[]): Promise<(Tender | null)[]> {
  const byId = new Map((await readTenders(db, ids, usualFields)).map(tender => [tender.id, tender]))
  return ids.map(id => byId.get(id) ?? null)
}

/** Batch function of a loader: the copy that lists show for each tender, mostly the tender itself. */
export async function shownTenders(db: EntityManager, ids: readonly string[]): Promise<(Tender | null)[]> {
  const text = 'SELECT id, copy_of AS "shownId" FROM tenders WHERE id = ANY ($1) AND copy_of IS NOT NULL'
  const rows = await namedQuery<{ id: string; shownId: string }>(db, { text, values: [ids] })
  const shownIds = new Map(rows.map(({ id, shownId }) => [id, shownId]))
  return tendersById(
    db,
    ids.map(id => shownIds.get(id) ?? id),
  )
}
