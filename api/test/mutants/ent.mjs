const shapes = 'api/src/rest/shapes.ts'
const tenderEntity = 'api/src/tenders/tender.entity.ts'
const userEntity = 'api/src/users/user.entity.ts'

/** What would break the requirements of entities (R-ENT). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-ENT-1': [
    { file: shapes, from: '  currency: tender.currency,\n', to: '' },
    { file: shapes, from: '  publicationId: tender.publicationId,\n', to: '' },
    {
      file: tenderEntity,
      from: "  @Field(() => String, { nullable: true, description: 'Alias of `category`.' })\n",
      to: '',
    },
  ],
  'R-ENT-2': [
    { file: shapes, from: '  awardLastChecked: tender.awardLastChecked,\n', to: '' },
    { file: shapes, from: '  updatedAt: tender.updatedAt,\n', to: '  updatedAt: tender.createdAt,\n' },
    { file: tenderEntity, from: "  @Field(() => Date, { description: 'When it last changed.' })\n", to: '' },
  ],
  'R-ENT-3': [
    { sql: 'ALTER TABLE tenders DROP CONSTRAINT tenders_organization_check' },
    { sql: 'ALTER TABLE tenders DROP CONSTRAINT tenders_status_check' },
    { sql: 'ALTER TABLE tenders DROP CONSTRAINT tenders_source_url_check' },
    { sql: 'ALTER TABLE tenders ALTER publication_date DROP NOT NULL' },
    { sql: 'ALTER TABLE tenders ALTER title DROP NOT NULL' },
  ],
  'R-ENT-4': [
    { sql: "ALTER TABLE tenders ALTER tender_type SET DEFAULT 'eu_procurement'" },
    { sql: 'ALTER TABLE tenders DROP CONSTRAINT tenders_tender_type_check' },
  ],
  'R-ENT-5': [
    { sql: 'ALTER TABLE tenders ALTER relevance_score SET DEFAULT 50' },
    {
      file: shapes,
      from: 'relevanceScore: tender.relevanceScore,',
      to: 'relevanceScore: String(tender.relevanceScore),',
    },
  ],
  'R-ENT-6': [
    { sql: 'ALTER TABLE tenders ALTER archived SET DEFAULT true' },
    { file: shapes, from: 'archived: tender.archived,', to: 'archived: Number(tender.archived),' },
  ],
  'R-ENT-7': [
    {
      file: shapes,
      from: 'minHourlyRate: tender.minHourlyRate,',
      to: 'minHourlyRate: tender.minHourlyRate?.toFixed(2),',
    },
    {
      file: tenderEntity,
      from: "@Field(() => Float, { nullable: true, description: 'Highest rate in euro an hour; null when unknown.' })",
      to: "@Field(() => String, { nullable: true, description: 'Highest rate in euro an hour; null when unknown.' })",
    },
  ],
  'R-ENT-8': [
    { file: shapes, from: '  domain: category.domain,\n', to: '' },
    {
      file: 'api/src/tenders/tender.service.ts',
      from: 'tender.tenderCategories = row.categoryLinks.map(link => shownCategory(link, byId))',
      to: 'tender.tenderCategories = row.categoryLinks.slice(1).map(link => shownCategory(link, byId))',
    },
  ],
  'R-ENT-9': [
    { sql: 'ALTER TABLE scraper_runs ALTER items_added DROP DEFAULT' },
    {
      file: 'api/src/harvest/run.entity.ts',
      from: "  @Field(() => Int, { description: 'Number of tenders that were added.' })\n",
      to: '',
    },
  ],
  'R-ENT-10': [
    {
      file: 'api/src/harvest/run.service.ts',
      from: 'isUnfinished: end.isUnfinished ?? false,\n    completedAt: new Date(),',
      to: 'isUnfinished: end.isUnfinished ?? false,',
    },
    { file: 'api/src/harvest/run.service.ts', from: 'itemsAdded: end.added,', to: 'itemsAdded: end.updated,' },
  ],
  'R-ENT-11': [
    { sql: 'ALTER TABLE app_users ALTER is_active SET DEFAULT false' },
    { file: shapes, from: '  lastLoginAt: user.lastLoginAt,\n', to: '' },
    {
      file: userEntity,
      from: "  @Field(() => Date, { nullable: true, description: 'Time of the last sign-in; null before the first.' })\n",
      to: '',
    },
  ],
  'R-ENT-12': [{ sql: 'DROP INDEX app_users_username' }, { sql: 'DROP INDEX app_users_email' }],
  'R-ENT-13': [
    { sql: 'ALTER TABLE app_users ALTER email TYPE varchar(101)' },
    { sql: 'ALTER TABLE app_users ALTER last_name TYPE varchar(51)' },
  ],
  'R-ENT-14': [
    { sql: 'ALTER TABLE app_users ALTER password_hash DROP NOT NULL' },
    { sql: 'ALTER TABLE app_users ALTER bookmark_cache TYPE text' },
    {
      file: shapes,
      from: '  lastLoginAt: user.lastLoginAt,\n',
      to: '  lastLoginAt: user.lastLoginAt,\n  bookmarkCache: user.bookmarkCache ?? null,\n',
    },
    {
      file: userEntity,
      from: "  @Column('text', { select: false })\n  passwordHash",
      to: "  @Field(() => String, { nullable: true })\n  @Column('text', { select: false })\n  passwordHash",
    },
  ],
  'R-ENT-15': [
    { sql: 'ALTER TABLE users DROP CONSTRAINT users_email_key' },
    { sql: 'ALTER TABLE users ALTER updated_at DROP DEFAULT' },
  ],
  'R-ENT-16': [
    { sql: 'ALTER TABLE sessions ALTER sess TYPE jsonb' },
    { sql: 'ALTER TABLE sessions ALTER expire DROP NOT NULL' },
  ],
  'R-ENT-17': [
    { sql: 'ALTER TABLE bookmarks ALTER is_public SET DEFAULT false' },
    { file: shapes, from: ', metadata: bookmark.metadata }', to: ' }' },
    {
      file: 'api/src/bookmarks/bookmark.service.ts',
      from: '    tags: [...new Set((tags ?? []).map(composedAndTrimmed).filter(Boolean))],\n',
      to: '',
    },
    {
      file: 'api/src/bookmarks/bookmark.entity.ts',
      from: "@Field(() => Boolean, { description: 'True: visible to everybody. False: only to its owner.' })",
      to: '',
    },
  ],
  'R-ENT-18': [
    { sql: 'ALTER TABLE bookmark_comments ALTER user_id SET NOT NULL' },
    { sql: 'ALTER TABLE bookmark_comments ALTER parent_comment_id SET NOT NULL' },
    { file: shapes, from: '  parentCommentId: comment.parentCommentId,\n', to: '' },
    {
      file: 'api/src/comments/comment.entity.ts',
      from: "  @Field(() => String, { description: 'Plain text; empty when the comment is deleted.' })\n",
      to: '',
    },
  ],
  'R-ENT-19': [
    { sql: 'ALTER TABLE categories DROP CONSTRAINT categories_slug_key' },
    { sql: 'ALTER TABLE categories ALTER is_active SET DEFAULT false' },
    { sql: 'ALTER TABLE categories ALTER sort_order SET DEFAULT 1' },
    { file: shapes, from: '  icon: category.icon,\n', to: '' },
    {
      file: 'api/src/catalogue/category.loaders.ts',
      from: 'return ids.map(id => byId.get(id) ?? [])',
      to: 'return ids.map(() => [])',
    },
  ],
  'R-ENT-20': [
    { sql: "ALTER TABLE tender_categories ALTER source SET DEFAULT 'manual'" },
    { sql: 'ALTER TABLE tender_categories ALTER confidence DROP DEFAULT' },
    {
      file: shapes,
      from: '  confidence,\n  source,\n  createdAt,\n  categoryDetails',
      to: '  source,\n  createdAt,\n  categoryDetails',
    },
    {
      file: 'api/src/tenders/hot/columns.ts',
      from: "'categoryId', category_id, 'confidence', confidence,",
      to: "'categoryId', category_id, 'confidence', round(confidence),",
    },
  ],
}
