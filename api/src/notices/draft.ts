import type { TenderType } from '../reference/tender-values.js'

/**
 * What a notice does to its procedure. `intent` is a voluntary announcement of an award that is not yet made (VEAT);
 * a `consultation` asks the market, and one can answer it until its closing date.
 */
export type NoticeKind = 'planning' | 'consultation' | 'competition' | 'correction' | 'intent' | 'award' | 'withdrawal'

/** Stands between several winners of one lot or tender. */
export const BETWEEN_WINNERS = '; '

/** One decision of an award notice. A lot that nobody won is no award. */
export interface Award {
  /** As the notice names it, such as `LOT-0001` or `1`; null when there are no lots. */
  readonly lot: string | null
  /** Several winners of one lot are separated by '; '. Null when withheld. */
  readonly winner: string | null
  /** yyyy-MM-dd, of the decision, else of the contract. */
  readonly date: string | null
  readonly value: number | null
  /** ISO 4217 */
  readonly currency: string | null
}

/** A notice in our own words: what every connector turns its source's answer into. */
export interface NoticeDraft {
  readonly publicationId: string
  /** What the notices of one procedure share; the publicationId where the source knows no procedures. */
  readonly procedureKey: string
  /** Publication ids, of the same source, of earlier notices that it names as its own procedure's. */
  readonly refersTo: readonly string[]
  readonly kind: NoticeKind
  readonly publishedAt: Date
  /** Plain text, as are all others. */
  readonly title: string
  readonly description: string | null
  readonly organization: string
  readonly closingDate: Date | null
  readonly place: string | null
  readonly nuts: readonly string[]
  /** Eight digits, without the check digit; the main code first. */
  readonly cpv: readonly string[]
  readonly sourceUrl: string | null
  readonly estimatedValue: number | null
  readonly currency: string | null
  readonly minHourlyRate: number | null
  readonly maxHourlyRate: number | null
  readonly tenderType: TenderType
  readonly awards: readonly Award[]
}

/** As a connector reads it. Without a day of publication, it was published when we first saw it. */
export type ReadDraft = Omit<NoticeDraft, 'publishedAt'> & { readonly publishedAt: Date | null }

/** As it lies in the database: JSON knows no dates. */
export type StoredDraft = Omit<NoticeDraft, 'publishedAt' | 'closingDate'> & {
  readonly publishedAt: string
  readonly closingDate: string | null
}

export const draftOf = (stored: StoredDraft): NoticeDraft => ({
  ...stored,
  publishedAt: new Date(stored.publishedAt),
  closingDate: stored.closingDate === null ? null : new Date(stored.closingDate),
})
