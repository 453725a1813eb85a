import { MAX_LENGTH } from './award-shape.js'
import type { Listed } from './open-package.js'

/**
 * Fields that are not inherited: with the award of an earlier release it would be another award notice. An award that a
 * release names again does inherit its own fields.
 */
const OWN = new Set(['id', 'date', 'tag', 'awards', 'bids'])

/**
 * Fills in the fields that a release omits from earlier releases of its procedure: an omitted field is unchanged.
 * https://standard.open-contracting.org/latest/en/schema/merging/
 */
export function withUnchangedFields(listed: readonly Listed[]): readonly Listed[] {
  const inTime = listed.toSorted((one, other) => dateIn(one) - dateIn(other))
  const complete = new Map<Listed, Listed>()
  const soFar = new Map<string, Listed['release']>()
  const awardsSoFar = new Map<string, readonly Award[]>()
  for (const one of inTime) {
    const { ocid } = one.release
    const earlier = one.isCompiled || !ocid ? undefined : soFar.get(ocid)
    const awards = awardsSoFar.get(ocid ?? '') ?? []
    const given = { ...one.release, awards: one.release.awards.map(award => stated(award, one.release)) }
    const release = earlier ? merged(earlier, given, awards) : given
    complete.set(one, { ...one, release })
    if (!ocid || one.isCompiled) continue
    soFar.set(ocid, release)
    awardsSoFar.set(ocid, [...awards, ...release.awards].slice(-MAX_LENGTH))
  }
  return listed.map(one => complete.get(one)!)
}

const dateIn = ({ release }: Listed): number => Date.parse(release.date ?? '') || 0

type Award = Listed['release']['awards'][number]
const formerOf = ({ id }: Award, awards: readonly Award[]) =>
  id ? awards.findLast(award => award.id === id) : undefined

/** A cancellation of an award may name only the award. */
const stated = (award: Award, { tag }: Listed['release']): Award =>
  tag.includes('awardCancellation') ? { ...award, status: award.status ?? 'cancelled' } : award

function merged(earlier: Listed['release'], later: Listed['release'], awards: readonly Award[]): Listed['release'] {
  const release = mergedValue(earlier, later) as Listed['release']
  const own = Object.fromEntries(Object.entries(later).filter(([name]) => OWN.has(name)))
  return {
    ...release,
    ...own,
    awards: later.awards.map(award => mergedValue(formerOf(award, awards), award) as typeof award),
  }
}

function mergedValue(earlier: unknown, later: unknown): unknown {
  if (later === null || later === undefined) return earlier
  if (Array.isArray(later)) return mergedList(Array.isArray(earlier) ? earlier : [], later)
  if (!isObject(earlier) || !isObject(later)) return later
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries([...names].map(name => [name, mergedValue(earlier[name], later[name])]))
}

/** Members with an id are merged one by one; any other list is replaced. An absent list was parsed as an empty one. */
function mergedList(earlier: readonly unknown[], later: readonly unknown[]): readonly unknown[] {
  if (later.length === 0) return earlier
  const byId = new Map(earlier.map(one => [idOf(one), one]))
  if (byId.has(undefined) || later.some(one => idOf(one) === undefined)) return later
  for (const one of later) byId.set(idOf(one), mergedValue(byId.get(idOf(one)), one))
  return [...byId.values()].slice(0, MAX_LENGTH)
}

const idOf = (value: unknown): unknown => (isObject(value) ? value.id : undefined)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
