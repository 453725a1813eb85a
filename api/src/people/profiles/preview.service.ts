import type { EntityManager } from 'typeorm'
import { MAX_PREVIEW_MATCHES, PREVIEW_DAYS } from '../../reference/limits.js'
import { currentCategories } from '../../tenders/catalogue/category-memory.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { type TenderField, usualFields } from '../../tenders/query/columns.js'
import { newestOf } from '../../tenders/tender/matching.service.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { type Expected, expectedOf, newWithin } from './profile-counts.js'
import type { ProfileFilter } from './profile-filter.js'
import { distancesFrom } from '../../tenders/tender/distance.service.js'
import { reasonsOf } from './reasons.js'

export interface Preview extends Expected {
  readonly matches: readonly { readonly tender: Tender; readonly reasons: readonly string[] }[]
}

/**
 * The tenders that a profile would have reported lately: new, shown as the one of their copies, and not excluded by the viewer.
 * @throws UserError for a filter that names a value that does not exist
 */
export async function previewOf(db: EntityManager, profile: ProfileFilter, viewer: ListViewer): Promise<Preview> {
  const [[expected], matches] = await Promise.all([
    expectedOf(db, [profile], viewer),
    newestMatches(db, profile, newWithin(profile, PREVIEW_DAYS), viewer),
  ])
  return { ...expected!, matches }
}

const explained: ReadonlySet<TenderField> = new Set([...usualFields, 'description', 'categoryIds'])

async function newestMatches(
  db: EntityManager,
  profile: ProfileFilter,
  filter: TenderFilter,
  viewer: ListViewer,
): Promise<Preview['matches']> {
  const tenders = await newestOf(db, filter, viewer, MAX_PREVIEW_MATCHES, explained)
  const known = await currentCategories(db)
  const distances = await distancesFrom(db, profile.near, tenders)
  return tenders.map(tender => {
    const ids = new Set(tender.tenderCategories?.map(({ categoryId }) => categoryId))
    const own = known.filter(({ id }) => ids.has(id))
    return { tender, reasons: reasonsOf(profile, tender, own, known, distances.get(tender.id)) }
  })
}
