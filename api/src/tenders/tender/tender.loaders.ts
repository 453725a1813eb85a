import { defineLoader } from '../../platform/graphql/loader.js'
import { tenderCountsByCategory } from './counts.service.js'
import { changesOf } from '../changes/change.service.js'
import { documentListsOf } from '../documents/document.service.js'
import { lotsOf } from '../lots/lot.service.js'
import { categoriesOf, descriptionsOf, shownTenders, tendersById } from './tender.service.js'
import { countsBySource } from './statistics.service.js'

export const tenderLoader = defineLoader(({ db }, ids: readonly string[]) => tendersById(db, ids))

export const shownTenderLoader = defineLoader(({ db }, ids: readonly string[]) => shownTenders(db, ids))

export const descriptionLoader = defineLoader(({ db }, ids: readonly string[]) => descriptionsOf(db, ids))

export const lotsLoader = defineLoader(({ db }, ids: readonly string[]) => lotsOf(db, ids))

export const changesLoader = defineLoader(({ db }, ids: readonly string[]) => changesOf(db, ids))

export const documentListLoader = defineLoader(({ db }, ids: readonly string[]) => documentListsOf(db, ids))

export const tenderCategoriesLoader = defineLoader(({ db }, ids: readonly string[]) => categoriesOf(db, ids))

export const categoryCountLoader = defineLoader(({ db }, ids: readonly string[]) => tenderCountsByCategory(db, ids))

export const sourceCountLoader = defineLoader(async ({ db }, keys: readonly string[]) => {
  const counts = new Map((await countsBySource(db)).map(({ source, n }) => [source, n]))
  return keys.map(key => counts.get(key) ?? 0)
})
