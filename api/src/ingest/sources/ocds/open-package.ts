import { z } from 'zod'
import { recognised } from '../recognised.js'
import { type ListedRelease, listedRelease } from './listed-release.js'

/** A release, or the state of a procedure in which all its releases are combined. */
export interface Listed {
  readonly release: ListedRelease
  readonly isCompiled: boolean
}

export interface OpenedPackage {
  readonly listed: readonly Listed[]
  /** Number of members that have no form that we know. */
  readonly unknown: number
  /** It has more members than were opened. */
  readonly isCutOff: boolean
  /** Address of the next page, as the package writes it; null on the last. */
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
 * Opens a release package or a record package; null when it is neither.
 * @param maxMembers how many releases are opened; recognising one costs much more than listing it
 */
export function openPackage(answer: unknown, maxMembers: number): OpenedPackage | null {
  const { data } = envelope.safeParse(answer)
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
    return release ? [{ release, isCompiled }] : []
  })
  return { listed, unknown: given.length - listed.length, isCutOff, next: data.links?.next ?? null }
}

interface Given {
  readonly value: unknown
  readonly isCompiled: boolean
}

const loose = (value: unknown): Given => ({ value, isCompiled: false })

/** A record without its compiled release has the releases themselves. */
const inRecord = ({ compiledRelease, releases }: z.infer<typeof record>): readonly Given[] =>
  compiledRelease ? [{ value: compiledRelease, isCompiled: true }] : (releases ?? []).map(loose)
