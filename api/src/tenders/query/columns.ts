import { categoryVersionSql } from '../catalogue/category-memory.js'
import { changesJsonSql } from '../changes/change.service.js'
import { documentListSql } from '../documents/document.service.js'
import { lotsJsonSql } from '../lots/lot.service.js'
import { tenderColumns } from '../tender/columns.js'
import type { Tender } from '../tender/tender.entity.js'
import type { Parameters } from './asked.js'
import { unseenSql } from './personal.js'

/** The order of a tender's categories: highest confidence first. */
export const categoryOrder = `source = 'manual' DESC, confidence DESC, category_id`

/** The columns that are computed from a row of `tenders t`. */
const computed = {
  // Most tenders have no copies, so this is checked first. The index of copies is small, and read for a page of rows only.
  copies: `CASE WHEN t.copy_of IS NOT NULL OR EXISTS (SELECT FROM tenders c WHERE c.copy_of = t.id)
    THEN routes_of(t.id) END`,
  categoryIds: `array(SELECT category_id FROM tender_categories tc WHERE tc.tender_id = t.id ORDER BY ${categoryOrder})`,
  categoryLinks: `(SELECT coalesce(json_agg(json_build_object('categoryId', category_id, 'confidence', confidence,
    'source', source, 'matchedKeywords', matched_keywords) ORDER BY ${categoryOrder}), '[]')
    FROM tender_categories tc WHERE tc.tender_id = t.id)`,
  lots: lotsJsonSql,
  changes: changesJsonSql,
  documentList: documentListSql,
  // `selectSql` replaces it by a query for the viewer.
  isUnseen: 'NULL::boolean',
} as const

/** The columns that a query may select from a tender. */
export type TenderField = keyof typeof computed | Exclude<keyof Tender, 'globalId' | 'tenderCategories'>

const expressions = new Map<string, string>([
  // Cast to text, because the driver would parse a date as midnight in the time zone of this process.
  ...tenderColumns.map(
    ({ property, name, type }) => [property, type === 'date' ? `t.${name}::text` : `t.${name}`] as const,
  ),
  ...Object.entries(computed),
])

export const isTenderField = (name: string): name is TenderField => expressions.has(name)

/** The default selection: all columns except those that are stored out of line (TOAST). */
export const usualFields: ReadonlySet<TenderField> = new Set([
  ...tenderColumns.filter(({ isSelected }) => isSelected).map(({ property }) => property as TenderField),
  'copies',
])

/**
 * The columns that a query selects from `tenders t`, aliased to the properties of the entity; with categories, also `newCategories`, which
 * is null while those in memory are current.
 * @param knownCategories the version of the categories in memory
 * @param viewerId the user for whom `isUnseen` is computed; null without one
 */
export function selectSql(
  fields: ReadonlySet<TenderField>,
  knownCategories: string,
  parameters: Parameters,
  viewerId?: string,
): string {
  const expressionOf = (field: TenderField) =>
    field === 'isUnseen' && viewerId ? unseenSql(`${parameters.add(viewerId)}::uuid`) : expressions.get(field)
  const columns = [...fields].map(field => `${expressionOf(field)} AS "${field}"`)
  if (fields.has('categoryIds') || fields.has('categoryLinks'))
    columns.push(`nullif(${categoryVersionSql}, ${parameters.add(knownCategories)}) AS "newCategories"`)
  return columns.join(', ')
}
