import { defineLoader } from '../../platform/graphql/loader.js'
import { copiesOf } from './routes.service.js'

export const copiesLoader = defineLoader(({ db }, ids: readonly string[]) => copiesOf(db, ids))
