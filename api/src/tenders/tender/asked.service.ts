import type { EntityManager } from 'typeorm'
import { currentCategories, knownCategories } from '../catalogue/category-memory.js'
import { readExcluded } from '../search/excluded.service.js'
import { asksForSelfEmployed } from '../search/kind-words.js'
import { mendEmptySearch, type Mended } from '../search/mend.service.js'
import { readSearch, type Searched } from '../search/search.service.js'
import { changeCache } from './change-cache.js'
import { type Asked, type ListViewer, textsAsked } from '../query/asked.js'
import { readsCategories } from '../query/filters.js'
import { SelfEmploymentOption, TenderFilter } from './tender.inputs.js'

/** Cached, because a page and its counts are requested together and must use the same search. */
const mendings = changeCache<Mended | null>(500)

/** The filter of the displayed list, with the changed search when the typed one finds nothing. */
export async function shownTo(db: EntityManager, filter: TenderFilter, viewer: ListViewer | null): Promise<Asked> {
  const asked = await askedOf(db, filter, viewer)
  const mended = await mendedOf(db, asked)
  return mended ? { ...asked, search: mended.searched } : asked
}

/** The filter with the search as it was typed. Cache: its SQL depends on the categories that it names, so these are revalidated first. */
export async function askedOf(db: EntityManager, filter: TenderFilter, viewer: ListViewer | null): Promise<Asked> {
  const search = await readSearch(db, filter.search, 'filter.search')
  const excluded = await readExcluded(db, textsAsked(filter, 'excludedWords'), 'filter.excludedWords')
  const categories = await (readsCategories(filter) ? currentCategories(db) : knownCategories(db))
  return { filter: asSearched(filter, search), categories, viewer, search, excluded }
}

const allButNotAllowed = Object.values(SelfEmploymentOption).filter(value => value !== SelfEmploymentOption.NOT_ALLOWED)

/** A search for work of the self-employed implies that they are not excluded, unless the filter itself says something about it. */
function asSearched(filter: TenderFilter, search: Searched | null): TenderFilter {
  if (!search || !asksForSelfEmployed(search.wishes) || asksAboutSelfEmployment(filter)) return filter
  return Object.assign(new TenderFilter(), filter, { selfEmployments: allButNotAllowed })
}

const asksAboutSelfEmployment = (filter: TenderFilter) =>
  textsAsked(filter, 'selfEmployment', 'selfEmployments').length > 0

/** The assignments that a search for work of the self-employed leaves out because they exclude them; null when it leaves none out. */
export const excludingSelfEmployed = (filter: TenderFilter, asked: Asked): Asked | null =>
  asked.filter === filter
    ? null
    : {
        ...asked,
        filter: Object.assign(new TenderFilter(), filter, { selfEmployment: SelfEmploymentOption.NOT_ALLOWED }),
      }

/** The search that replaces one without results; null when it needs no change. */
export async function mendedOf(db: EntityManager, { filter, search }: Asked): Promise<Mended | null> {
  if (!search) return null
  const [archived, isExact] = [filter.archived ?? false, filter.searchExactly ?? false]
  return mendings(db, JSON.stringify([search.terms.query, archived, isExact]), () =>
    mendEmptySearch(db, search, archived, isExact),
  )
}
