import { type DocumentKind, LotStatus, type NoticeKind, statusTexts } from '../../reference/tender-values.js'

export const TenderChangeKind = {
  PUBLISHED: 'published',
  REPOSTED: 'reposted',
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
  DOCUMENTS: 'documents',
  GONE: 'gone',
  BACK: 'back',
} as const
export type TenderChangeKind = (typeof TenderChangeKind)[keyof typeof TenderChangeKind]

/** A topic that people can choose to hear about. */
export const ChangeTopic = {
  DEADLINE_EARLIER: 'deadline_earlier',
  DEADLINE_LATER: 'deadline_later',
  WITHDRAWN: 'withdrawn',
  DOCUMENTS: 'documents',
  AWARDED: 'awarded',
  PROGRESS: 'progress',
  WORDING: 'wording',
} as const
export type ChangeTopic = (typeof ChangeTopic)[keyof typeof ChangeTopic]

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
  readonly documentKind?: DocumentKind | null
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

const topics: Readonly<Record<TenderChangeKind, ChangeTopic>> = {
  published: ChangeTopic.PROGRESS,
  reposted: ChangeTopic.PROGRESS,
  award: ChangeTopic.AWARDED,
  lot: ChangeTopic.AWARDED,
  status: ChangeTopic.PROGRESS,
  closing_date: ChangeTopic.DEADLINE_LATER,
  estimated_value: ChangeTopic.PROGRESS,
  maximum_value: ChangeTopic.PROGRESS,
  place: ChangeTopic.PROGRESS,
  cpv: ChangeTopic.WORDING,
  title: ChangeTopic.WORDING,
  description: ChangeTopic.WORDING,
  correction: ChangeTopic.WORDING,
  documents: ChangeTopic.DOCUMENTS,
  gone: ChangeTopic.PROGRESS,
  back: ChangeTopic.PROGRESS,
}

const statusTopics: Readonly<Record<string, ChangeTopic>> = {
  [statusTexts.withdrawn]: ChangeTopic.WITHDRAWN,
  [statusTexts.awarded]: ChangeTopic.AWARDED,
  [statusTexts.partlyAwarded]: ChangeTopic.AWARDED,
  [statusTexts.notAwarded]: ChangeTopic.AWARDED,
  [statusTexts.intended]: ChangeTopic.AWARDED,
}

export function topicOf({
  kind,
  oldDate,
  newDate,
  newText,
  lotStatus,
}: ChangedValues & { readonly kind: TenderChangeKind }): ChangeTopic {
  if (kind === TenderChangeKind.CLOSING_DATE && oldDate && newDate && newDate < oldDate)
    return ChangeTopic.DEADLINE_EARLIER
  if (kind === TenderChangeKind.STATUS) return statusTopics[newText ?? ''] ?? ChangeTopic.PROGRESS
  if (kind === TenderChangeKind.LOT && lotStatus === LotStatus.WITHDRAWN) return ChangeTopic.WITHDRAWN
  if (kind === TenderChangeKind.LOT && lotStatus === LotStatus.OPEN) return ChangeTopic.PROGRESS
  return topics[kind]
}

/** A change as stored. */
export interface Change extends Omit<DerivedChange, 'key'> {
  readonly id: string
  readonly tenderId: string
  /** Key of the source of the tender. */
  readonly source: string
  readonly topic: ChangeTopic
  readonly noticedAt: Date
}
