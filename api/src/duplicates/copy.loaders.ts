import { defineLoader } from '../loader.js'
import { otherCopiesOf } from './other-copies.service.js'

export const otherCopiesLoader = defineLoader(({ db }, ids: readonly string[]) => otherCopiesOf(db, ids))
