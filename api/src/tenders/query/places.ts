import type { Asked } from './asked.js'
import { foundBySql } from './found-by.js'
import type { Parameters } from './parameters.js'

/**
 * SQL conditions: the tender is in one of the towns of `onlyPlaces`. The search index finds them by the codes of towns, which several
 * names may share ('Den Ham' and 'Denham'), and of these the name is compared.
 */
export function placesSql(asked: Asked, parameters: Parameters): readonly string[] {
  if (!asked.onlyPlaces) return []
  const names = `${parameters.add(asked.onlyPlaces)}::text[]`
  const codes = `(SELECT string_agg(search_quoted(search_code('#in', name)), ' | ')::tsquery FROM unnest(${names}) AS name)`
  return [foundBySql(codes, asked), `lower(t.region) = ANY (${names})`]
}
