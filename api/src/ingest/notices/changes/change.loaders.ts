import { defineLoader } from '../../../platform/graphql/loader.js'
import { changesOfTenders } from './change.service.js'

export const changesLoader = defineLoader(({ db }, tenderIds: readonly string[]) => changesOfTenders(db, tenderIds))
