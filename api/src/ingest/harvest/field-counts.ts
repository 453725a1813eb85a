import type { ReadDraft } from '../notices/draft.js'
import type { ExpectedField } from '../sources/connector.js'

/** How many of the notices that a run read lack a field. */
export interface FieldGap {
  readonly field: ExpectedField
  readonly missing: number
  /** Notices that could have had it. */
  readonly read: number
}

export const DEFAULT_EXPECTED: readonly ExpectedField[] = ['title', 'organization']

/** Share of the notices from which on a field counts as missing. */
const MAX_MISSING_SHARE = 0.3
/** Fewer notices say little about a share. */
const LEAST_READ = 10

/** Counts, of one source in one run, which expected fields its notices lack. */
export class FieldCounts {
  private readonly read = new Map<ExpectedField, number>()
  private readonly missing = new Map<ExpectedField, number>()

  constructor(private readonly expected: readonly ExpectedField[] = DEFAULT_EXPECTED) {}

  count(draft: ReadDraft): void {
    for (const field of this.expected) {
      // Only a call for tenders says until when one may tender.
      if (field === 'closingDate' && draft.kind !== 'competition') continue
      increase(this.read, field)
      if (!draft[field]) increase(this.missing, field)
    }
  }

  /** A notice that was refused because it lacks the field. */
  countRefused(field: ExpectedField): void {
    if (!this.expected.includes(field)) return
    increase(this.read, field)
    increase(this.missing, field)
  }

  /** The fields that are missing too often, the most conspicuous first. */
  gaps(): readonly FieldGap[] {
    return this.expected
      .map(field => ({ field, missing: this.missing.get(field) ?? 0, read: this.read.get(field) ?? 0 }))
      .filter(({ missing, read }) => read >= LEAST_READ && missing > MAX_MISSING_SHARE * read)
      .toSorted((one, other) => other.missing / other.read - one.missing / one.read)
  }
}

const increase = (counts: Map<ExpectedField, number>, field: ExpectedField) =>
  counts.set(field, (counts.get(field) ?? 0) + 1)
