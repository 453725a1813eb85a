import { z } from 'zod'
import { recognised } from '../recognised.js'
import { type ListedRelease, listedRelease } from './listed-release.js'

/** A release, or a compiled release: the state of a procedure after all its releases. */
export interface Listed {
  readonly release: ListedRelease
  readonly isCompiled: boolean
}

export interface OpenedPackage {
  readonly listed: readonly Listed[]
  /** Number of members of an unknown form. */
  readonly unknown: number
  /** Whether it has more members than were opened. */
  readonly isCutOff: boolean
  /** Address of the next page as written in the package; null on the last page. */
  readonly next: string | null
}

const envelope = z.object({
  releases: z.array(z.unknown()).optional(),
  records: z.array(z.unknown()).optional(),
  links: z
    .object({ next: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
})
const record = z.object({
  compiledRelease: z.unknown().optional(),
  releases: z.array(z.unknown()).nullish().catch(null),
})

/**
 * Opens a release package, a record package, a release, or a list of them; null for anything else.
 * @param maxMembers maximum number of releases to open, because parsing one costs much more than listing it
 */
export function openPackage(answer: unknown, maxMembers: number): OpenedPackage | null {
  const { data } = envelope.safeParse(
    Array.isArray(answer) ? joined(answer) : hasOcid(answer) ? { releases: [answer] } : answer,
  )
  if (!data?.releases && !data?.records) return null
  const { releases = [], records = [] } = data
  const all = [
    ...releases.slice(0, maxMembers).map(loose),
    ...recognised(record, records.slice(0, maxMembers)).flatMap(inRecord),
  ]
  const given = all.slice(0, maxMembers)
  const isCutOff = Math.max(releases.length, records.length, all.length) > maxMembers
  const listed = given.flatMap(({ value, isCompiled }) => {
    const { data: release } = listedRelease.safeParse(value)
    return release ? [{ release, isCompiled: isCompiled || release.tag.includes('compiled') }] : []
  })
  return { listed, unknown: given.length - listed.length, isCutOff, next: data.links?.next ?? null }
}

const hasOcid = (value: unknown): boolean => typeof value === 'object' && value !== null && 'ocid' in value

/** One package with the members of all; null when some member of the list is no package, release or record. */
function joined(list: readonly unknown[]): z.infer<typeof envelope> | null {
  const packages = list.map(one => {
    if (!hasOcid(one)) return envelope.safeParse(one).data
    return record.safeParse(one).data?.compiledRelease ? { records: [one] } : { releases: [one] }
  })
  if (packages.length === 0 || !packages.every(one => one?.releases ?? one?.records)) return null
  return {
    releases: packages.flatMap(one => one?.releases ?? []),
    records: packages.flatMap(one => one?.records ?? []),
    links: packages.find(one => one?.links?.next)?.links,
  }
}

interface Given {
  readonly value: unknown
  readonly isCompiled: boolean
}

const loose = (value: unknown): Given => ({ value, isCompiled: false })

/** A record without a compiled release contains the separate releases. */
const inRecord = ({ compiledRelease, releases }: z.infer<typeof record>): readonly Given[] =>
  compiledRelease ? [{ value: compiledRelease, isCompiled: true }] : (releases ?? []).map(loose)
