import type { ReadDraft } from '../notices/draft.js'

export type SharedField = 'organization' | 'place'

/** How many of the notices that a run read have the same buyer or place. */
export interface Share {
  readonly field: SharedField
  readonly value: string
  readonly same: number
  /** Notices that have a value. */
  readonly read: number
}

/** A share that no buyer or place had before. */
export interface UnusualShare extends Share {
  /** The most notices with one value among as many consecutive earlier notices. */
  readonly most: number
  readonly window: number
}

/** A share of fewer notices is not significant. */
const LEAST_SAME = 10
/** One buyer may publish several notices at once. */
const LEAST_SHARE = 0.75

/** Counts how many notices of one source in one run have each buyer and each place. */
export class ShareCounts {
  private readonly counts: Readonly<Record<SharedField, Map<string, number>>> = {
    organization: new Map(),
    place: new Map(),
  }

  count(draft: ReadDraft): void {
    for (const field of ['organization', 'place'] as const) {
      const value = draft[field]
      if (value) this.counts[field].set(value, (this.counts[field].get(value) ?? 0) + 1)
    }
  }

  /** Values that most notices have; whether that is unusual depends on earlier runs. */
  large(): readonly Share[] {
    return (['place', 'organization'] as const).flatMap(field => {
      const counts = [...this.counts[field]]
      const read = counts.reduce((sum, [, count]) => sum + count, 0)
      const [value, same] = counts.reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])
      return same >= LEAST_SAME && same >= LEAST_SHARE * read ? [{ field, value, same, read }] : []
    })
  }
}
