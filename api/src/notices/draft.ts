import type { NoticeContent } from '../tenders/content.js'

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
  /** Tenders received for the lot. */
  readonly bidCount?: number | null
}

/** What a notice is, beside what it says of its tender. */
interface NoticeFrame {
  readonly publicationId: string
  /** What the notices of one procedure share; the publicationId where the source knows no procedures. */
  readonly procedureKey: string
  /** Publication ids, of the same source, of earlier notices that it names as its own procedure's. */
  readonly refersTo?: readonly string[]
  readonly kind: NoticeKind
  readonly publishedAt: Date
  /** As the source writes it; region and province are made of it. */
  readonly place?: string | null
  readonly awards?: readonly Award[]
}

/** A notice in our own words: what every connector turns its source's answer into. All texts are plain. */
export type NoticeDraft = NoticeFrame & NoticeContent

/** As a connector reads it. Without a day of publication, it was published when we first saw it. */
export type ReadDraft = Omit<NoticeDraft, 'publishedAt'> & { readonly publishedAt: Date | null }

/** As it lies in the database: JSON knows no dates, and what a former version did not know is absent. */
export type StoredDraft = Omit<NoticeDraft, 'publishedAt' | InstantField> & {
  readonly publishedAt: string
} & { readonly [Name in InstantField]?: string | null }

/** Those of the content that are moments. */
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
