import type { Release } from '../../ocds/award-shape.js'
import { dateOf, outcomeOf, type ReleaseOutcome } from '../../ocds/release-outcome.js'
import { referenceOf } from '../../draft-text.js'

/** The award of a procedure according to a release. */
export interface DatasetAward extends ReleaseOutcome {
  readonly publicationId: string
  /** Null when the release does not name the procedure. */
  readonly kenmerk: string | null
  readonly publishedAt: Date | null
}

/** Null when the release names no publication. */
export function datasetAwardOf(release: Release): DatasetAward | null {
  const publicationId = publicationIdOf(release)
  if (publicationId === null) return null
  return {
    publicationId,
    kenmerk: referenceOf(/^ocds-1l04xe-(.+)$/.exec(release.ocid ?? '')?.[1]),
    publishedAt: dateOf(release.date),
    ...outcomeOf(release),
  }
}

function publicationIdOf({ id, tender }: Release): string | null {
  const own = /^(\d{1,12})(?:-|$)/.exec(String(id ?? ''))?.[1]
  if (own !== undefined) return own
  const urls = tender?.documents.map(({ url }) => url) ?? []
  const found = urls.flatMap(url => /\/aankondigingen\/(?:overzicht\/)?(\d{1,12})(?:[/?#]|$)/.exec(url)?.[1] ?? [])
  return found[0] ?? null
}
