import type { Amount } from './amount.js'
import {
  type AwardSource,
  type AwardStatus,
  type DocumentKind,
  LotStatus,
  type NoticeKind,
} from '../../reference/tender-values.js'
import type { NoticeContent } from '../../tenders/tender/content.js'

export type { NoticeKind }

/** Kinds that start a stage of the procedure; the others follow an earlier notice. */
export const opening: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition'])

/** Separates several winners of one lot or tender. */
export const BETWEEN_WINNERS = '; '

/** Publication id of the copy of a notice in an open data set. */
export const datasetIdOf = (publicationId: string): string => `ocds-${publicationId}`

/** One decision of an award notice, possibly that nobody won. */
export interface Award {
  /** Identifier in the notice, such as `LOT-0001` or `1`; null when there are no lots. */
  readonly lot: string | null
  /** Several winners of one lot are separated by '; '. Null when withheld. */
  readonly winner: string | null
  /** yyyy-MM-dd; date of the decision, or else of the contract. */
  readonly date: string | null
  readonly value: number | null
  /** ISO 4217 code of `value`. */
  readonly currency: string | null
  /** Number of tenders received for the lot. */
  readonly bidCount?: number | null
  /** Absent when the lot was awarded. */
  readonly status?: Exclude<AwardStatus, 'awarded'>
  /** Dutch reason for not awarding the lot, from the source's code list. */
  readonly reason?: string | null
}

/** A decision not to award, or not yet, for a lot or (null) for the whole. */
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

/** One lot according to a notice. Texts are plain; a field that is absent or null is not in the notice. */
export interface NoticeLot {
  /** As in the notice: `LOT-0001`, `1`. */
  readonly id: string
  readonly title?: string | null
  readonly description?: string | null
  /** Eight digits, the main code first. */
  readonly cpv?: readonly string[]
  readonly nuts?: readonly string[]
  /** As the source writes it. */
  readonly place?: string | null
  /** ISO 8601 in UTC. */
  readonly closingDate?: string | null
  /** Dutch sentence that quotes a closing date that cannot be read or cannot be right. */
  readonly closingNote?: string | null
  readonly estimatedValue?: number | null
  /** Maximum of a framework agreement. */
  readonly maximumValue?: number | null
  /** ISO 4217 code of both values. */
  readonly currency?: string | null
  /** First and last day of the contract, yyyy-MM-dd. */
  readonly startDate?: string | null
  readonly endDate?: string | null
  /** ISO 8601 duration of the contract: `P24M`, `P90D`. */
  readonly duration?: string | null
  /** The buyer's words about options and renewals. */
  readonly options?: string | null
  /** The notice cancels this lot and leaves others open. */
  readonly isWithdrawn?: true
}

/** One document that a notice names. */
export interface NoticeDocument {
  /** Identifier at the source; a later notice with the same one names the same document. */
  readonly id: string
  /** Plain text, on one line. */
  readonly name: string
  readonly kind: DocumentKind
  /** File extension in lower case. */
  readonly format?: string | null
  /** In bytes. */
  readonly size?: number | null
  /** ISO 8601 in UTC. */
  readonly publishedAt?: string | null
  /** Address that is safe to offer as a link. */
  readonly url?: string | null
}

/** Metadata of a notice, apart from the content for its tender. */
interface NoticeFrame {
  readonly publicationId: string
  /**
   * Identifies the procedure at the source, the same for all its notices; the publicationId where a source has no
   * procedures.
   */
  readonly procedureKey: string
  /** Publication ids, at the same source, of earlier notices of its procedure. */
  readonly refersTo?: readonly string[]
  readonly kind: NoticeKind
  readonly publishedAt: Date
  /** As the source writes it; region and province are derived from it. */
  readonly place?: string | null
  /** The source's own field about the form of contract of an assignment, in its words: 'Detachering of zzp'. */
  readonly contractForm?: string | null
  /** A dynamic purchasing system, which accepts applicants during its whole term. */
  readonly staysOpen?: true
  /** Without lots, the notice is about the whole procedure. */
  readonly lots?: readonly NoticeLot[]
  /** The notice names only the lots that it changes, not all lots of the procedure. */
  readonly lotsArePartial?: true
  readonly documents?: readonly NoticeDocument[]
  readonly awards?: readonly Award[]
  /** Total value of everything that the notice awards, as stated in the notice. */
  readonly awardTotal?: Amount | null
  /** Where its awards were read; absent for the notice itself ('scraped'). */
  readonly awardSource?: Exclude<AwardSource, 'manual'>
  /** Version of the connector that read it. Another version may read something else in the same notice. */
  readonly readerVersion?: number
}

/** A notice normalised to the product's own model: the output of every connector. All texts are plain text. */
export type NoticeDraft = NoticeFrame & NoticeContent

/** Output of a connector, which may lack the publication date: `storeNotices` then uses the moment of first sight. */
export type ReadDraft = Omit<NoticeDraft, 'publishedAt'> & { readonly publishedAt: Date | null }

/** A draft as stored in JSON: dates are strings, and fields that were added later are absent. */
export type StoredDraft = Omit<NoticeDraft, 'publishedAt' | InstantField> & {
  readonly publishedAt: string
} & { readonly [Name in InstantField]?: string | null }

/** Neither null nor undefined: a notice that was stored before a field existed lacks the property. */
export const isKnown = <Value>(value: Value): value is NonNullable<Value> => value !== null && value !== undefined

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
