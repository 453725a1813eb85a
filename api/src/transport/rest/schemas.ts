import { z } from 'zod'
import { Priority } from '../../people/bookmarks/priority.js'
import {
  AwardSource,
  DocumentKind,
  LotStatus,
  NoticeKind,
  SelfEmployment,
  TenderStage,
  TenderType,
  ValueKind,
  Workplace,
} from '../../reference/tender-values.js'
import { TenderChangeKind } from '../../tenders/changes/change.js'
import { UnknownFact } from '../../tenders/tender/tender.inputs.js'

/**
 * JSON shapes of the answers: the types of the shape functions and the source of the OpenAPI document. A field without a description takes that of
 * the GraphQL field of the same name, in the type that the shape is named after.
 */

const id = z.uuid().describe('UUID, for the addresses of this API; GraphQL has it as `uuid`.')
const moment = z.date()
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable()
const text = z.string()
const count = z.int().nonnegative()

/** Names in `components/schemas`; the same as the GraphQL type where there is one. */
export const names = z.registry<{ id: string }>()
function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  names.add(schema, { id })
  return schema
}

export const categorySchema = z.strictObject({
  id,
  slug: text,
  name: text,
  domain: text,
  description: maybe(text),
  icon: maybe(text),
  color: maybe(text),
  sortOrder: z.int(),
})
const nestedCategory = named('Category', categorySchema)

export const wholeCategorySchema = named(
  'WholeCategory',
  categorySchema.extend({
    isActive: z.boolean().describe('Whether tenders can have this category.'),
    createdAt: moment.describe('When it was created.'),
    updatedAt: moment.describe('When it was last changed.'),
  }),
)

export const wholeCategoryListSchema = z.array(wholeCategorySchema)

const link = named(
  'TenderCategory',
  z.strictObject({
    id,
    tenderId: z.uuid(),
    categoryId: z.uuid(),
    confidence: z.number(),
    source: text,
    createdAt: moment,
    categoryDetails: maybe(nestedCategory).describe('The category itself.'),
  }),
)

const personNames = { firstName: maybe(text), lastName: maybe(text) }

const lot = named(
  'LotOutcome',
  z.strictObject({
    identifier: text,
    number: text,
    title: maybe(text),
    description: maybe(text),
    cpv: z.array(text),
    nuts: z.array(text),
    region: maybe(text),
    province: maybe(text),
    closingDate: maybe(moment),
    closingNote: maybe(text),
    estimatedValue: maybe(z.number()),
    maximumValue: maybe(z.number()),
    valueCurrency: maybe(text),
    startDate: maybe(z.iso.date() as z.ZodType<string>),
    endDate: maybe(z.iso.date() as z.ZodType<string>),
    duration: maybe(text),
    options: maybe(text),
    status: z.enum(LotStatus),
    decidedAt: maybe(moment),
    reason: maybe(text),
    winner: maybe(text),
    awardDate: maybe(z.iso.date() as z.ZodType<string>),
    awardValue: maybe(z.number()),
    awardCurrency: maybe(text),
    bidCount: maybe(z.int()),
  }),
)

const change = named(
  'TenderChange',
  z.strictObject({
    id,
    kind: z.enum(TenderChangeKind),
    publishedAt: moment,
    noticedAt: moment,
    publicationId: text,
    noticeKind: z.enum(NoticeKind),
    oldDate: maybe(moment),
    newDate: maybe(moment),
    oldAmount: maybe(z.number()),
    newAmount: maybe(z.number()),
    oldCurrency: maybe(text),
    newCurrency: maybe(text),
    oldText: maybe(text),
    newText: maybe(text),
    lotNumber: maybe(text),
    lotTitle: maybe(text),
    lotStatus: maybe(z.enum(LotStatus)),
    documentKind: maybe(z.enum(DocumentKind)),
  }),
)

const document = named(
  'TenderDocument',
  z.strictObject({
    identifier: text,
    name: text,
    kind: z.enum(DocumentKind),
    format: maybe(text),
    size: maybe(z.int()).describe('In bytes.'),
    publishedAt: maybe(moment),
    url: maybe(text),
    addedAt: maybe(moment),
    changedAt: maybe(moment),
  }),
)

export const tenderSchema = named(
  'Tender',
  z.strictObject({
    id,
    publicationId: text,
    title: text,
    description: maybe(text),
    organization: text,
    organisation: text.describe('Equal to `organization`, in British spelling.'),
    publicationDate: moment,
    closingDate: maybe(moment),
    status: text.describe('The status as a Dutch text: `statusText` of GraphQL.'),
    category: maybe(text),
    region: maybe(text),
    source: text.describe('Name of the source, as in `TenderNed`.'),
    sourceUrl: maybe(text),
    stage: maybe(z.enum(TenderStage)),
    staysOpen: z.boolean(),
    lotClosingDates: z.array(moment),
    estimatedValue: maybe(z.number()),
    valueKind: z.enum(ValueKind),
    maximumValue: maybe(z.number()),
    currency: maybe(text),
    minHourlyRate: maybe(z.number()),
    maxHourlyRate: maybe(z.number()),
    selfEmployment: maybe(z.enum(SelfEmployment)),
    selfEmploymentQuote: maybe(text),
    workplace: maybe(z.enum(Workplace)),
    firstSeenOn: z.iso.date(),
    greenRockCategory: maybe(text),
    relevanceScore: z.number(),
    tenderType: z.enum(TenderType),
    archived: z.boolean(),
    awardWinner: maybe(text),
    awardSolution: maybe(text),
    awardDate: maybe(z.iso.date() as z.ZodType<string>),
    awardSource: maybe(z.enum(AwardSource)),
    awardLastChecked: maybe(moment),
    createdAt: moment,
    updatedAt: moment,
    tenderCategories: z.array(link),
    lots: z.array(lot).optional().describe('Its lots, in the order of the notice; absent in lists.'),
    changes: z.array(change).optional().describe('Its history, newest first; absent in lists.'),
    documentsCheckedAt: maybe(moment)
      .optional()
      .describe("When the source's own list of documents was last read; null when never, absent in lists."),
    documents: z.array(document).optional().describe('Its documents, newest first; absent in lists.'),
    bookmarkCount: count.optional().describe('Number of public bookmarks; absent for a visitor.'),
    isBookmarkedByUser: z.boolean().optional().describe('Whether you have bookmarked it; absent for a visitor.'),
    bookmarkedBy: z
      .array(z.strictObject(personNames))
      .optional()
      .describe('Names of users with a public bookmark; absent for a visitor.'),
  }),
)

const paged = { total: count.describe('Number of items on all pages.'), page: z.int().min(1), limit: z.int().min(1) }

const hiddenSchema = named('HiddenCount', z.strictObject({ fact: z.enum(UnknownFact), count }))

export const tenderListSchema = named(
  'TenderList',
  z.strictObject({
    tenders: z.array(tenderSchema),
    ...paged,
    hidden: z
      .array(hiddenSchema)
      .readonly()
      .describe('The facts that tenders lack which match otherwise; `includeUnknown` adds these tenders.'),
    hiddenCount: count.describe('Number of these tenders; one that lacks several facts counts once.'),
    excludingSelfEmployed: count.describe(
      "Number of assignments that a search for 'zzp' or 'freelance' leaves out because they exclude the self-employed.",
    ),
  }),
)

export const publicStatsSchema = named(
  'PublicStats',
  z.strictObject({
    total: count,
    open: count,
    closed: count,
    archived: count,
    newToday: count,
    sources: z.array(text).describe('Names of the sources that have tenders.'),
    tenderTypes: z
      .strictObject({ euProcurement: count, freelanceContract: count })
      .describe('Number of tenders of each type.'),
  }),
)

export const tenderStatsSchema = named(
  'TenderStats',
  z.strictObject({
    sources: z.array(z.strictObject({ source: text, count })).readonly(),
    categories: z.array(z.strictObject({ category: text, count })).readonly(),
    total: count,
  }),
)

export const refreshSchema = named('RefreshResult', z.strictObject({ totalFound: count, totalAdded: count }))
export const reclassifySchema = named(
  'ReclassifyTendersPayload',
  z.strictObject({ processed: count, categorized: count }),
)
export const categorizeSchema = named(
  'CategorizeUncategorizedPayload',
  z.strictObject({
    categorized: count,
    total: count,
    remainingUncategorized: count,
    categoryDistribution: z.record(text, count).describe('Number of tenders sorted into each category, by its slug.'),
  }),
)
export const seedSchema = named(
  'SeedCategoriesPayload',
  z.strictObject({ created: count, updated: count, categories: z.array(nestedCategory) }),
)
export const awardCheckSchema = named('CheckAwardsPayload', z.strictObject({ checked: count, updated: count }))

export const viewerSchema = z.strictObject({
  id,
  username: text,
  email: text,
  ...personNames,
  isAdmin: z.boolean(),
  profileImageUrl: text.optional(),
})
named('Viewer', viewerSchema)

export const sessionSchema = named(
  'Session',
  z.strictObject({
    authenticated: z.boolean(),
    token: maybe(text),
    mustChangePassword: z.boolean(),
    user: maybe(viewerSchema).describe('Who is signed in; null for a visitor.'),
  }),
)

export const noSessionSchema = named(
  'NoSession',
  sessionSchema.extend({
    message: text.describe('A Dutch sentence.'),
    code: text.describe('Error code for programs.'),
  }),
)

export const userSchema = named(
  'User',
  z.strictObject({
    id,
    username: text,
    email: text,
    ...personNames,
    isAdmin: z.boolean(),
    isActive: z.boolean(),
    lastLoginAt: maybe(moment),
    createdAt: moment,
    updatedAt: moment,
  }),
)
export const userListSchema = z.array(userSchema)

const notes = named(
  'BookmarkMetadata',
  z.strictObject({
    notes: text.optional(),
    category: text.optional(),
    priority: z.enum(Priority).optional(),
    tags: z.array(text).readonly().optional(),
  }),
)

export const bookmarkSchema = named(
  'Bookmark',
  z.strictObject({
    id,
    tenderId: z.uuid(),
    isPublic: z.boolean(),
    commentCount: count,
    createdAt: moment,
    userId: z.uuid().optional().describe('Your own id; absent when it is the bookmark of somebody else.'),
    metadata: maybe(notes).optional().describe('Your notes; absent when it is the bookmark of somebody else.'),
  }),
)
export const ownBookmarksSchema = named(
  'OwnBookmarks',
  z.strictObject({ bookmarks: z.array(bookmarkSchema), total: count }),
)

const ownBookmark = z.strictObject({ bookmark: bookmarkSchema, tender: tenderSchema })
export const ownBookmarkPageSchema = named(
  'OwnBookmarkPage',
  z.strictObject({ bookmarks: z.array(ownBookmark), ...paged }),
)
export const publicBookmarkPageSchema = named(
  'PublicBookmarkPage',
  z.strictObject({ bookmarks: z.array(ownBookmark.extend({ user: z.strictObject(personNames) })), ...paged }),
)

export const commentSchema = named(
  'Comment',
  z.strictObject({
    id,
    bookmarkId: z.uuid(),
    userId: maybe(z.uuid()).describe('Your own id when you wrote it; null for that of somebody else.'),
    commenterName: text,
    content: text,
    parentCommentId: maybe(z.uuid()).describe('The comment that this replies to; null for one of the first level.'),
    isDeleted: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  }),
)
export const commentListSchema = z.array(commentSchema)

export const messageSchema = named('Message', z.strictObject({ message: text.describe('A Dutch sentence.') }))

/** The body of every refusal, in this API and in the middleware before it. */
export const errorSchema = named(
  'Error',
  z.strictObject({
    message: text.describe('A Dutch sentence for a person.'),
    code: text.regex(/^[A-Z_]+$/).describe('Error code for programs, like `extensions.code` of GraphQL.'),
    fields: z
      .array(z.strictObject({ name: text, message: text }))
      .optional()
      .describe('The field or parameter that is wrong.'),
    requestId: text.optional().describe('Id of the error in the log; only for a 500.'),
  }),
)
