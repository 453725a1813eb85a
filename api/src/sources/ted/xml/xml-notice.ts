import type { Award, NoticeKind } from '../../../notices/draft.js'
import type { ContractNature, ProcedureType } from '../../../reference/tender-values.js'

export interface Lot {
  readonly id: string
  readonly title: string | null
  readonly description: string | null
}

/** What a notice's XML says, whichever of TED's formats it is in. All texts are plain. */
export interface XmlNotice {
  /** As TED's own addresses and its search have it, without leading zeros: `524889-2023`. Null when not yet published. */
  readonly publicationId: string | null
  /** Lower case; only eForms have it. */
  readonly procedureId: string | null
  /** Publication ids of earlier notices of the same procedure. */
  readonly refersTo: readonly string[]
  readonly kind: NoticeKind
  /** Of the title, ISO 639-1 where there is such a code. */
  readonly language: string
  /** yyyy-MM-dd */
  readonly publicationDate: string | null
  readonly title: string | null
  readonly description: string | null
  readonly organization: string | null
  /** A town: where the work is done if the notice tells, else the buyer's. */
  readonly place: string | null
  /** ISO 8601: with a zone if the notice gives one, a bare day if it gives no time. The earliest of all lots. */
  readonly closingDate: string | null
  readonly estimatedValue: number | null
  readonly currency: string | null
  /** What the buyer calls it. */
  readonly reference: string | null
  readonly contractNature: ContractNature | null
  readonly procedureType: ProcedureType | null
  /** Eight digits, the main code first. */
  readonly cpv: readonly string[]
  /** Of where the work is done; of the buyer when that is nowhere said. */
  readonly nuts: readonly string[]
  /** It may be done anywhere, in the country or beyond: place and codes, if any, are only the buyer's. */
  readonly isAnywhere: boolean
  readonly lots: readonly Lot[]
  readonly awards: readonly Award[]
}
