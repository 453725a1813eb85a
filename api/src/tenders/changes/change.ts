import type { LotStatus, NoticeKind } from '../../reference/tender-values.js'

export const TenderChangeKind = {
  PUBLISHED: 'published',
  AWARD: 'award',
  LOT: 'lot',
  STATUS: 'status',
  CLOSING_DATE: 'closing_date',
  ESTIMATED_VALUE: 'estimated_value',
  MAXIMUM_VALUE: 'maximum_value',
  PLACE: 'place',
  CPV: 'cpv',
  TITLE: 'title',
  DESCRIPTION: 'description',
  CORRECTION: 'correction',
  GONE: 'gone',
  BACK: 'back',
} as const
export type TenderChangeKind = (typeof TenderChangeKind)[keyof typeof TenderChangeKind]

/** The old and new values of a change; which of them it has depends on its kind. */
export interface ChangedValues {
  readonly oldDate?: Date | null
  readonly newDate?: Date | null
  readonly oldAmount?: number | null
  readonly newAmount?: number | null
  readonly oldCurrency?: string | null
  readonly newCurrency?: string | null
  readonly oldText?: string | null
  readonly newText?: string | null
  /** The lot that changed; absent for the whole tender. */
  readonly lotNumber?: string | null
  readonly lotTitle?: string | null
  readonly lotStatus?: LotStatus | null
}

/** A change as it is derived from the notices of a tender. */
export interface DerivedChange extends ChangedValues {
  readonly kind: TenderChangeKind
  readonly publishedAt: Date
  readonly publicationId: string
  readonly noticeKind: NoticeKind
  /** Unique within the tender: kind, lot and new value, and how often that value was new. */
  readonly key: string
}

/** A change as stored. */
export interface Change extends Omit<DerivedChange, 'key'> {
  readonly id: string
  /** Key of the source of the tender. */
  readonly source: string
  readonly noticedAt: Date
}
