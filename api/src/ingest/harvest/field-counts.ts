import type { ReadDraft } from '../notices/draft.js'
import type { ExpectedField } from '../sources/connector.js'

/** How many of the notices that a run read lack a field. */
export interface FieldGap {
  readonly field: ExpectedField
  readonly missing: number
  /** Notices to which the field applies. */
  readonly read: number
}

export const DEFAULT_EXPECTED: readonly ExpectedField[] = ['title', 'organization']

/** Share of notices without the field above which the field counts as missing. */
const MAX_MISSING_SHARE = 0.3
/** Minimum number of notices: a share of fewer is not significant. */
const LEAST_READ = 10

/** Counts how many notices of one source in one run lack each expected field. */
export class FieldCounts {
  private readonly read = new Map<ExpectedField, number>()
  private readonly missing = new Map<ExpectedField, number>()

  constructor(private readonly expected: readonly ExpectedField[] = DEFAULT_EXPECTED) {}

  count(draft: ReadDraft): void {
    // A change of a tender, which has these fields.
    if (draft.title === '') return
    for (const field of this.expected) {
      // Only a call for tenders has a closing date.
      if (field === 'closingDate' && draft.kind !== 'competition') continue
      increase(this.read, field)
      if (!draft[field]) increase(this.missing, field)
    }
  }

  /** Counts a notice that was refused because it lacks the field. */
  countRefused(field: ExpectedField): void {
    if (!this.expected.includes(field)) return
    increase(this.read, field)
    increase(this.missing, field)
  }

  /** The fields that are missing too often, the largest share first. */
  gaps(): readonly FieldGap[] {
    return this.expected
      .map(field => ({ field, missing: this.missing.get(field) ?? 0, read: this.read.get(field) ?? 0 }))
      .filter(({ missing, read }) => read >= LEAST_READ && missing > MAX_MISSING_SHARE * read)
      .toSorted((one, other) => other.missing / other.read - one.missing / one.read)
  }
}

const increase = (counts: Map<ExpectedField, number>, field: ExpectedField) =>
  counts.set(field, (counts.get(field) ?? 0) + 1)
