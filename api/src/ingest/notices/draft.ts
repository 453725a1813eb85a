import type { Amount } from './amount.js'
import { type AwardSource, LotStatus } from '../../reference/tender-values.js'
import type { NoticeContent } from '../../tenders/tender/content.js'

/**
 * How a notice changes its procedure. `intent` is a voluntary announcement of an award that is not made yet (VEAT); a
 * `consultation` is a market consultation, open for answers until its closing date.
 */
export type NoticeKind = 'planning' | 'consultation' | 'competition' | 'correction' | 'intent' | 'award' | 'withdrawal'

/** Separator of several winners of one lot or tender. */
export const BETWEEN_WINNERS = '; '

/** Publication id of the copy of a notice in an open data set. */
export const datasetIdOf = (publicationId: string): string => `ocds-${publicationId}`

/** One decision of an award notice, which may also be that nobody won. */
export interface Award {
  /** Identifier in the notice, such as `LOT-0001` or `1`; null when there are no lots. */
  readonly lot: string | null
  /** Several winners of one lot are separated by '; '. Null when withheld. */
  readonly winner: string | null
  /** yyyy-MM-dd; date of the decision, or of the contract when that is not given. */
  readonly date: string | null
  readonly value: number | null
  /** ISO 4217 code of `value`. */
  readonly currency: string | null
  /** Number of tenders received for the lot. */
  readonly bidCount?: number | null
  /** Absent when it was awarded. */
  readonly status?: Exclude<LotStatus, 'awarded'>
  /** Why it was not awarded: a Dutch sentence, from the source's code list. */
  readonly reason?: string | null
}

/** The decision not to award a lot, or the whole when it is null; or not yet. */
export const withoutAward = (
  lot: string | null,
  reason: string | null,
  status: NonNullable<Award['status']> = LotStatus.NOT_AWARDED,
): Award => ({
  lot,
  winner: null,
  date: null,
  value: null,
  currency: null,
  status,
  ...(reason === null ? {} : { reason }),
})

/** Metadata of a notice, apart from what it says about its tender. */
interface NoticeFrame {
  readonly publicationId: string
  /**
   * Identifies the procedure at the source, the same for all its notices; the publicationId where a source has no
   * procedures.
   */
  readonly procedureKey: string
  /** Publication ids, at the same source, of earlier notices of its procedure that it refers to. */
  readonly refersTo?: readonly string[]
  readonly kind: NoticeKind
  readonly publishedAt: Date
  /** As the source writes it; region and province are derived from it. */
  readonly place?: string | null
  /** A dynamic purchasing system, which takes applicants for as long as it lasts. */
  readonly staysOpen?: true
  readonly awards?: readonly Award[]
  /** What all that the notice awards is worth together, as the notice itself says it. */
  readonly awardTotal?: Amount | null
  /** Where its awards were read; absent: in the notice itself ('scraped'). */
  readonly awardSource?: Exclude<AwardSource, 'manual'>
}

/** A notice normalised to the product's own model: the output of every connector. All texts are plain text. */
export type NoticeDraft = NoticeFrame & NoticeContent

/**
 * Output of a connector, which may lack the publication date: storing then sets it to when the notice was first seen.
 */
export type ReadDraft = Omit<NoticeDraft, 'publishedAt'> & { readonly publishedAt: Date | null }

/** Serialised as JSON: dates are strings, and fields that were added after it was stored are absent. */
export type StoredDraft = Omit<NoticeDraft, 'publishedAt' | InstantField> & {
  readonly publishedAt: string
} & { readonly [Name in InstantField]?: string | null }

/** A notice that was stored before a field existed lacks the property, which means the same as null. */
export const isKnown = <Value>(value: Value): value is NonNullable<Value> => value !== null && value !== undefined

/** The fields of the content that are instants. */
type InstantField = {
  [Name in keyof NoticeContent]-?: NonNullable<NoticeContent[Name]> extends Date ? Name : never
}[keyof NoticeContent]
const instantFields: Readonly<Record<InstantField, true>> = { closingDate: true }

export function draftOf({ publishedAt, ...stored }: StoredDraft): NoticeDraft {
  const instants = Object.keys(instantFields).flatMap(name => {
    const text = stored[name as InstantField]
    return text ? [[name, new Date(text)]] : []
  })
  return { ...stored, publishedAt: new Date(publishedAt), ...Object.fromEntries(instants) } as NoticeDraft
}
