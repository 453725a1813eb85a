import type { Asked } from './asked.js'
import { given } from './dimensions.js'
import { foundBySql } from './found-by.js'
import { clientKeysAsked } from './organizations.js'
import type { Parameters } from './parameters.js'
import { putAwayIdsSql } from './put-away.js'

/** Something that keeps tenders out of a list, as SQL conditions on `tenders t`. */
interface Exclusion {
  readonly stays: string
  /** The opposite, in the words that an index finds. */
  readonly isLeftOut: string
}

/** Whether something keeps tenders out of the list that groups in memory know nothing of, since they are the same for everybody. */
export const hasExclusions = ({ filter, viewer }: Pick<Asked, 'filter' | 'viewer'>): boolean =>
  given(filter.excludedOrganizations) || given(filter.excludedWords) || Boolean(viewer?.hasPutAway && !filter.putAway)

/** What the filter leaves out, and what the viewer does not want to see. */
export function exclusionsOf(asked: Asked, parameters: Parameters): readonly Exclusion[] {
  const { filter, viewer, excluded } = asked
  const exclusions: Exclusion[] = []
  const clients = clientKeysAsked(filter, 'excludedOrganizations')
  if (clients.length > 0) {
    const keys = `${parameters.add(clients)}::text[]`
    exclusions.push({ stays: `coalesce(t.client_key, '') <> ALL (${keys})`, isLeftOut: `t.client_key = ANY (${keys})` })
  }
  if (excluded !== null) {
    const isFound = foundBySql(`${parameters.add(excluded)}::tsquery`, asked)
    exclusions.push({ stays: `NOT ${isFound}`, isLeftOut: isFound })
  }
  if (viewer?.hasPutAway && !filter.putAway) exclusions.push(...ofViewer(`${parameters.add(viewer.id)}::uuid`, asked))
  return exclusions
}

/** A hashed subplan for `NOT IN`, so that a list keeps its index and its limit; an array that indexes know for what is left out. */
const among = (column: string, ids: string, known = column): Exclusion => ({
  stays: `${known} NOT IN (${ids})`,
  isLeftOut: `${column} = ANY (array(${ids}))`,
})

/** What the viewer put away, and the buyers and words that they never want to see again. */
function ofViewer(viewer: string, { filter, withArchived }: Asked): readonly Exclusion[] {
  const never = (column: string) => `SELECT ${column} FROM exclusions x WHERE x.user_id = ${viewer}`
  const halves = withArchived ? ['s.archived', 'NOT s.archived'] : [filter.archived ? 's.archived' : 'NOT s.archived']
  const found = halves.map(
    half => `SELECT s.tender_id FROM exclusions x JOIN tender_search s ON s.vector @@ x.query
      WHERE x.user_id = ${viewer} AND ${half}`,
  )
  return [
    among('t.id', putAwayIdsSql(viewer)),
    among('t.client_key', `${never('x.client_key')} AND x.client_key IS NOT NULL`, "coalesce(t.client_key, '')"),
    among('t.id', found.join(' UNION ALL ')),
  ]
}
