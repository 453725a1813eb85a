import type { TenderFilter } from '../tender.inputs.js'
import { anyOf, valuesAsked } from './dimensions.js'
import { copiesShown } from './filter-reach.js'
import type { Parameters } from './parameters.js'

/**
 * SQL of whether the list of the filter shows another copy in place of this one. Of what is at several of the chosen sources, the
 * one that is shown without a filter comes first, else the one with the smallest id.
 */
export function isHiddenCopySql(filter: TenderFilter, parameters: Parameters): string {
  const shown = copiesShown(filter)
  if (shown === 'all') return 'false'
  if (shown === 'one') return 't.copy_of IS NOT NULL'
  const ofThese = anyOf('other.source', valuesAsked('source', filter, []) as readonly string[], parameters)
  return `(t.copy_of IS NOT NULL AND (
    EXISTS (SELECT FROM tenders other WHERE other.id = t.copy_of AND ${ofThese})
    OR EXISTS (SELECT FROM tenders other WHERE other.copy_of = t.copy_of AND other.id < t.id AND ${ofThese})))`
}

/** SQL conditions that leave out what the list shows another copy of. */
export function copiesSql(filter: TenderFilter, parameters: Parameters): readonly string[] {
  const shown = copiesShown(filter)
  if (shown === 'all') return []
  // The partial indexes of tenders know the condition by these words.
  return [shown === 'one' ? 't.copy_of IS NULL' : `NOT ${isHiddenCopySql(filter, parameters)}`]
}
