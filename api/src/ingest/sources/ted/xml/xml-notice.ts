import type { Amount } from '../../../notices/amount.js'
import type { Award, NoticeKind, NoticeLot } from '../../../notices/draft.js'
import type { StatedValue } from '../../stated-value.js'
import type { ContractNature, ProcedureType } from '../../../../reference/tender-values.js'

/** A lot, whose `closingDate` is as in the notice. */
export type Lot = Omit<NoticeLot, 'closingNote'>

/** Content of a notice, independent of which of TED's formats its XML is in. All texts are plain text. */
export interface XmlNotice extends StatedValue {
  /**
   * Publication number as in TED's URLs and search, without leading zeros: `524889-2023`. Null when not yet published.
   */
  readonly publicationId: string | null
  /** Lower case; null outside eForms. */
  readonly procedureId: string | null
  /** Publication ids of earlier notices of the same procedure. */
  readonly refersTo: readonly string[]
  readonly kind: NoticeKind
  /** Language of the title, ISO 639-1 where such a code exists. */
  readonly language: string
  /** yyyy-MM-dd */
  readonly publicationDate: string | null
  readonly title: string | null
  readonly description: string | null
  readonly organization: string | null
  /** Town of the place of performance, else that of the buyer. */
  readonly place: string | null
  /** ISO 8601: with an offset if the notice gives one, a date if it gives no time. The earliest of all lots. */
  readonly closingDate: string | null
  /** The buyer's reference. */
  readonly reference: string | null
  readonly contractNature: ContractNature | null
  readonly procedureType: ProcedureType | null
  /** Whether the procedure is a dynamic purchasing system or a qualification system. */
  readonly staysOpen: boolean
  /** Whether the notice is above the European thresholds; null for a voluntary notice, which may be below them. */
  readonly isEuropean: true | null
  /** Eight digits, the main code first. */
  readonly cpv: readonly string[]
  /** Codes of the place of performance; of the buyer when there are none. */
  readonly nuts: readonly string[]
  /** The work may be done anywhere: place and codes, if any, are then those of the buyer. */
  readonly isAnywhere: boolean
  readonly lots: readonly Lot[]
  /** A corrigendum that names only the lots that it changes. */
  readonly lotsArePartial?: true
  /** Addresses of the documents, often the notice's page on a national site. Absent outside eForms. */
  readonly documentUrls?: readonly string[]
  readonly awards: readonly Award[]
  /** Total value of all contracts that the notice awards. */
  readonly awardTotal: Amount | null
}
