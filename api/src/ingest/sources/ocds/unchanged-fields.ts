import type { Listed } from './open-package.js'

/** Fields that are not inherited: with the award of an earlier release it would be another award notice. */
const OWN = new Set(['id', 'date', 'tag', 'awards', 'bids'])

/**
 * Fills in the fields that a release omits from earlier releases of its procedure: an omitted field is unchanged.
 * https://standard.open-contracting.org/latest/en/schema/merging/
 */
export function withUnchangedFields(listed: readonly Listed[]): readonly Listed[] {
  const inTime = listed.toSorted((one, other) => dateIn(one) - dateIn(other))
  const complete = new Map<Listed, Listed>()
  const soFar = new Map<string, Listed['release']>()
  for (const one of inTime) {
    const { ocid } = one.release
    const earlier = one.isCompiled || !ocid ? undefined : soFar.get(ocid)
    const release = earlier ? merged(earlier, one.release) : one.release
    complete.set(one, { ...one, release })
    if (ocid && !one.isCompiled) soFar.set(ocid, release)
  }
  return listed.map(one => complete.get(one)!)
}

const dateIn = ({ release }: Listed): number => Date.parse(release.date ?? '') || 0

function merged(earlier: Listed['release'], later: Listed['release']): Listed['release'] {
  const release = mergedValue(earlier, later) as Listed['release']
  return { ...release, ...Object.fromEntries(Object.entries(later).filter(([name]) => OWN.has(name))) }
}

function mergedValue(earlier: unknown, later: unknown): unknown {
  if (later === null || later === undefined) return earlier
  // An absent list was parsed as an empty one.
  if (Array.isArray(later)) return later.length > 0 ? later : earlier
  if (!isObject(earlier) || !isObject(later)) return later
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries([...names].map(name => [name, mergedValue(earlier[name], later[name])]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
