import type { z } from 'zod'
import type { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import type { BookmarkComment } from '../../people/comments/comment.entity.js'
import type { KnownCategory } from '../../tenders/catalogue/category.entity.js'
import { sourceName } from '../../reference/sources.js'
import type { Change } from '../../tenders/changes/change.js'
import type { DocumentList, TenderDocument } from '../../tenders/documents/document.entity.js'
import type { Lot } from '../../tenders/lots/lot.entity.js'
import { valueKindOf } from '../../tenders/tender/value-kind.js'
import { statusText } from '../../tenders/tender/status.js'
import type { TenderCategory } from '../../tenders/tender/tender-category.entity.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { PublicStats } from '../../tenders/tender/statistics.service.js'
import type { User } from '../../accounts/users/user.entity.js'
import type {
  bookmarkSchema,
  categorySchema,
  commentSchema,
  publicStatsSchema,
  tenderSchema,
  userSchema,
  viewerSchema,
  wholeCategorySchema,
} from './schemas.js'

export type ShownTender = z.output<typeof tenderSchema>
export type ShownBookmark = z.output<typeof bookmarkSchema>
export type ShownComment = z.output<typeof commentSchema>
export type ShownUser = z.output<typeof userSchema>
type ShownCategory = z.output<typeof categorySchema>

/** Backward compatibility: field names are frozen, because other clients read them. Only fields named here are sent. */

/** The parts of a tender that lists leave out. */
export interface TenderParts {
  readonly lots: readonly Lot[]
  readonly changes: readonly Change[]
  readonly documents: DocumentList
}

/** Fields of a tender that only a user gets. */
type Marks = Required<Pick<ShownTender, 'bookmarkCount' | 'isBookmarkedByUser' | 'bookmarkedBy'>>

export const tenderShape = (
  tender: Tender,
  description: string | null,
  links: readonly TenderCategory[],
  parts: TenderParts | null,
  marks: Marks | null,
): ShownTender => ({
  id: tender.id,
  publicationId: tender.publicationId,
  title: tender.title,
  description,
  organization: tender.organization,
  organisation: tender.organization,
  publicationDate: tender.publicationDate,
  closingDate: tender.closingDate,
  status: statusText(tender),
  category: tender.category,
  region: tender.region,
  source: sourceName(tender.source),
  sourceUrl: tender.sourceUrl,
  stage: tender.stage,
  staysOpen: tender.staysOpen,
  lotClosingDates: tender.lotClosingDates,
  estimatedValue: tender.estimatedValue,
  valueKind: valueKindOf(tender),
  maximumValue: tender.maximumValue,
  currency: tender.currency,
  minHourlyRate: tender.minHourlyRate,
  maxHourlyRate: tender.maxHourlyRate,
  selfEmployment: tender.selfEmployment,
  selfEmploymentQuote: tender.selfEmploymentQuote,
  workplace: tender.workplace,
  firstSeenOn: tender.newOn,
  greenRockCategory: tender.greenRockCategory,
  relevanceScore: tender.relevanceScore,
  tenderType: tender.tenderType,
  archived: tender.archived,
  awardWinner: tender.awardWinner,
  awardSolution: tender.awardSolution,
  awardDate: tender.awardDate,
  awardSource: tender.awardSource,
  awardLastChecked: tender.awardLastChecked,
  createdAt: tender.createdAt,
  updatedAt: tender.updatedAt,
  tenderCategories: links.map(linkShape),
  ...(parts
    ? {
        lots: parts.lots.map(lotShape),
        changes: parts.changes.map(changeShape),
        documentsCheckedAt: parts.documents.checkedAt,
        documents: parts.documents.documents.map(documentShape),
      }
    : {}),
  ...marks,
})

const documentShape = (document: TenderDocument): NonNullable<ShownTender['documents']>[number] => ({
  identifier: document.identifier,
  name: document.name,
  kind: document.kind,
  format: document.format,
  size: document.size,
  publishedAt: document.publishedAt,
  url: document.url,
  addedAt: document.addedAt,
  changedAt: document.changedAt,
})

const lotShape = (lot: Lot): NonNullable<ShownTender['lots']>[number] => ({
  identifier: lot.identifier,
  number: lot.number,
  title: lot.title,
  description: lot.description,
  cpv: lot.cpv,
  nuts: lot.nuts,
  region: lot.region,
  province: lot.province,
  closingDate: lot.closingDate,
  closingNote: lot.closingNote,
  estimatedValue: lot.estimatedValue,
  maximumValue: lot.maximumValue,
  valueCurrency: lot.valueCurrency,
  startDate: lot.startDate,
  endDate: lot.endDate,
  duration: lot.duration,
  options: lot.options,
  status: lot.status,
  decidedAt: lot.decidedAt,
  reason: lot.reason,
  winner: lot.winner,
  awardDate: lot.awardDate,
  awardValue: lot.awardValue,
  awardCurrency: lot.awardCurrency,
  bidCount: lot.bidCount,
})

const changeShape = (change: Change): NonNullable<ShownTender['changes']>[number] => ({
  id: change.id,
  kind: change.kind,
  publishedAt: change.publishedAt,
  noticedAt: change.noticedAt,
  publicationId: change.publicationId,
  noticeKind: change.noticeKind,
  oldDate: change.oldDate ?? null,
  newDate: change.newDate ?? null,
  oldAmount: change.oldAmount ?? null,
  newAmount: change.newAmount ?? null,
  oldCurrency: change.oldCurrency ?? null,
  newCurrency: change.newCurrency ?? null,
  oldText: change.oldText ?? null,
  newText: change.newText ?? null,
  lotNumber: change.lotNumber ?? null,
  lotTitle: change.lotTitle ?? null,
  lotStatus: change.lotStatus ?? null,
  documentKind: change.documentKind ?? null,
})

const linkShape = ({
  id,
  tenderId,
  categoryId,
  confidence,
  source,
  createdAt,
  category,
}: TenderCategory): ShownTender['tenderCategories'][number] => ({
  id,
  tenderId,
  categoryId,
  confidence,
  source,
  createdAt,
  categoryDetails: category ? categoryShape(category) : null,
})

export const categoryShape = (category: KnownCategory): ShownCategory => ({
  id: category.id,
  slug: category.slug,
  name: category.name,
  domain: category.domain,
  description: category.description,
  icon: category.icon,
  color: category.color,
  sortOrder: category.sortOrder,
})

/** Without keywords, which are 64 kB in total; GraphQL has them. */
export const wholeCategoryShape = (category: KnownCategory): z.output<typeof wholeCategorySchema> => ({
  ...categoryShape(category),
  isActive: category.isActive,
  createdAt: category.createdAt,
  updatedAt: category.updatedAt,
})

export const publicStatsShape = ({
  sources,
  euProcurement,
  freelanceContract,
  ...counts
}: PublicStats): z.output<typeof publicStatsSchema> => ({
  ...counts,
  sources: sources.map(sourceName),
  tenderTypes: { euProcurement, freelanceContract },
})

export const viewerShape = (user: User, profileImageUrl: string | null): z.output<typeof viewerSchema> => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  isAdmin: user.isAdmin,
  ...(profileImageUrl ? { profileImageUrl } : {}),
})

export const userShape = (user: User): ShownUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  isAdmin: user.isAdmin,
  isActive: user.isActive,
  lastLoginAt: user.lastLoginAt,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
})

/** Privacy: only the owner gets the notes. */
export const bookmarkShape = (bookmark: Bookmark, viewerId: string | undefined): ShownBookmark => ({
  id: bookmark.id,
  tenderId: bookmark.tenderId,
  isPublic: bookmark.isPublic,
  commentCount: bookmark.commentCount,
  createdAt: bookmark.createdAt,
  ...(bookmark.userId === viewerId ? { userId: bookmark.userId, metadata: bookmark.metadata } : {}),
})

/** Privacy: only the author gets `userId`, which tells a client that the comment can be changed. */
export const commentShape = (comment: BookmarkComment, viewerId: string | undefined): ShownComment => ({
  id: comment.id,
  bookmarkId: comment.bookmarkId,
  userId: comment.userId !== null && comment.userId === viewerId ? comment.userId : null,
  commenterName: comment.commenterName,
  content: comment.content,
  parentCommentId: comment.parentCommentId,
  isDeleted: comment.deletedAt !== null,
  createdAt: comment.createdAt,
  updatedAt: comment.updatedAt,
})
