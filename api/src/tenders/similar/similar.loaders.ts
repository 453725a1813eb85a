import { definePageLoader } from '../../platform/paging/page-loader.js'
import { earlierByClientOf, similarTo } from './similar.service.js'

export const similarLoader = definePageLoader(({ db }, tenderIds, args) => similarTo(db, tenderIds, args))

export const earlierByClientLoader = definePageLoader(({ db }, tenderIds, args) =>
  earlierByClientOf(db, tenderIds, args),
)
