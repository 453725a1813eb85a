import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { Categorise, Sortable } from '../categorise/categorise.js'
import { whereabouts } from '../reference/whereabouts.js'
import { AwardSource } from '../reference/tender-values.js'
import type { SourceKey } from '../reference/sources.js'
import { fingerprint } from '../fingerprint.js'
import { amsterdamDay } from '../calendar.js'
import type { NoticeDraft, ReadDraft } from './draft.js'
import { foldNotices } from './fold.js'
import { proceduresOf } from './procedure.service.js'
import { replaceAutomaticCategories } from '../categorise/categorise.service.js'

export interface ReadNotice {
  readonly draft: ReadDraft
  readonly fingerprint: Buffer
}
type DatedNotice = ReadNotice & { readonly draft: NoticeDraft }

export interface StoreOptions {
  readonly source: SourceKey
  readonly categorise: Categorise
  readonly isSample: boolean
  /** In its very first import, a source's tenders are as new as their publication. */
  readonly isFirstImport: boolean
  readonly now: Date
}

const SUMMARY_LENGTH = 200
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/**
 * Stores a batch of notices and brings their tenders up to date, in one transaction. Notices already stored are
 * replaced; what an administrator entered by hand stays.
 * @returns how many tenders are new, and how many changed
 */
export function storeNotices(db: EntityManager, notices: readonly ReadNotice[], options: StoreOptions) {
  return db.transaction(async tx => {
    const dated = await withDays(tx, notices, options)
    const byId = new Map(dated.map(notice => [notice.draft.publicationId, notice]))
    const procedures = await proceduresOf(
      tx,
      options.source,
      [...byId.values()].map(({ draft }) => draft),
    )
    const rows = procedures.map(({ key, notices: drafts }) => tenderRow(key, drafts, options))
    const written = await upsertTenders(tx, rows)
    const keys = new Map(
      procedures.flatMap(({ key, notices: drafts }) => drafts.map(draft => [draft.publicationId, key])),
    )
    await upsertNotices(tx, options.source, [...byId.values()], keys)
    const changed = new Set(written.map(({ id }) => id))
    await replaceAutomaticCategories(
      tx,
      (await sortablesOf(tx, [...changed])).map(({ id, ...tender }) => ({
        tenderId: id,
        matches: options.categorise(tender),
      })),
    )
    const added = written.filter(row => row.added).length
    return { added, updated: written.length - added }
  })
}

/** What names no day of publication keeps the one on which it was first seen. */
async function withDays(
  tx: EntityManager,
  notices: readonly ReadNotice[],
  { source, now }: StoreOptions,
): Promise<readonly DatedNotice[]> {
  const undated = notices.flatMap(({ draft }) => (draft.publishedAt ? [] : [draft.publicationId]))
  const rows =
    undated.length === 0
      ? []
      : await tx.query<{ id: string; at: Date }[]>(
          'SELECT publication_id AS id, published_at AS at FROM notices WHERE source = $1 AND publication_id = ANY ($2)',
          [source, undated],
        )
  const firstSeen = new Map(rows.map(({ id, at }) => [id, at]))
  return notices.map(({ draft, fingerprint: mark }) => {
    const publishedAt = draft.publishedAt ?? firstSeen.get(draft.publicationId) ?? now
    return { draft: { ...draft, publishedAt }, fingerprint: mark }
  })
}

function tenderRow(procedureKey: string, drafts: readonly NoticeDraft[], options: StoreOptions) {
  const { place, ...folded } = foldNotices(drafts)
  const content = {
    ...folded,
    ...whereabouts({ ...folded, place }),
    summary: summaryOf(folded.description),
    awardSource: folded.awardWinner || folded.awardDate ? AwardSource.SCRAPED : null,
  }
  const firstDay = amsterdamDay(options.now)
  const published = amsterdamDay(folded.publicationDate)
  return {
    ...content,
    id: uuid(),
    source: options.source,
    procedureKey,
    contentHash: `\\x${fingerprint(content).toString('hex')}`,
    newOn: options.isFirstImport && published < firstDay ? published : firstDay,
    isSample: options.isSample,
  }
}

/** The beginning of the description on one line, in whole characters. */
function summaryOf(description: string | null): string {
  const line = (description ?? '')
    .slice(0, SUMMARY_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= SUMMARY_LENGTH) return line
  let count = 0
  for (const { index } of characters.segment(line)) if (count++ === SUMMARY_LENGTH) return line.slice(0, index)
  return line
}

/** Values that are as they were are not written at all; a hand-made award is never overwritten. */
async function upsertTenders(tx: EntityManager, rows: readonly object[]) {
  return await tx.query<{ id: string; added: boolean }[]>(
    `INSERT INTO tenders AS t (id, source, procedure_key, publication_id, title, summary, description, organization,
       publication_date, closing_date, status, region, province, source_url, estimated_value, currency,
       min_hourly_rate, max_hourly_rate, tender_type, award_winner, award_date, award_source, cpv, nuts, content_hash,
       new_on, is_sample)
     SELECT id, source, "procedureKey", "publicationId", title, summary, description, organization,
       "publicationDate", "closingDate", status, region, province, "sourceUrl", "estimatedValue", currency,
       "minHourlyRate", "maxHourlyRate", "tenderType", "awardWinner", "awardDate", "awardSource", cpv, nuts, "contentHash",
       "newOn", "isSample"
     FROM jsonb_to_recordset($1::jsonb) AS row (id uuid, source text, "procedureKey" text, "publicationId" text, title text,
       summary text, description text, organization text, "publicationDate" timestamptz, "closingDate" timestamptz,
       status text, region text, province text, "sourceUrl" text, "estimatedValue" float8, currency text,
       "minHourlyRate" float8, "maxHourlyRate" float8, "tenderType" text, "awardWinner" text, "awardDate" date,
       "awardSource" text, cpv text[], nuts text[], "contentHash" bytea, "newOn" date, "isSample" boolean)
     ON CONFLICT (source, procedure_key) DO UPDATE SET
       publication_id = excluded.publication_id, title = excluded.title, summary = excluded.summary,
       description = excluded.description, organization = excluded.organization,
       publication_date = excluded.publication_date, closing_date = excluded.closing_date, status = excluded.status,
       region = excluded.region, province = excluded.province, source_url = excluded.source_url,
       estimated_value = excluded.estimated_value, currency = excluded.currency,
       min_hourly_rate = excluded.min_hourly_rate, max_hourly_rate = excluded.max_hourly_rate,
       tender_type = excluded.tender_type, cpv = excluded.cpv, nuts = excluded.nuts,
       award_winner = CASE WHEN t.award_source = 'manual' THEN t.award_winner ELSE excluded.award_winner END,
       award_date = CASE WHEN t.award_source = 'manual' THEN t.award_date ELSE excluded.award_date END,
       award_source = CASE WHEN t.award_source = 'manual' THEN t.award_source ELSE excluded.award_source END,
       content_hash = excluded.content_hash, is_sample = excluded.is_sample, updated_at = now()
     WHERE t.content_hash <> excluded.content_hash OR t.is_sample <> excluded.is_sample
     RETURNING id, (xmax = 0) AS added`,
    [JSON.stringify(rows)],
  )
}

async function upsertNotices(
  tx: EntityManager,
  source: SourceKey,
  notices: readonly DatedNotice[],
  tenderKeys: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = notices.map(({ draft, fingerprint: mark }) => ({
    publicationId: draft.publicationId,
    tenderKey: tenderKeys.get(draft.publicationId),
    procedureKey: draft.procedureKey,
    refersTo: draft.refersTo,
    fingerprint: `\\x${mark.toString('hex')}`,
    content: draft,
    publishedAt: draft.publishedAt,
  }))
  await tx.query(
    `INSERT INTO notices AS n
       (source, publication_id, tender_id, procedure_key, refers_to, fingerprint, content, published_at)
     SELECT $1, row."publicationId", t.id, row."procedureKey", row."refersTo", row.fingerprint, row.content, row."publishedAt"
     FROM jsonb_to_recordset($2::jsonb) AS row ("publicationId" text, "tenderKey" text, "procedureKey" text,
       "refersTo" text[], fingerprint bytea, content jsonb, "publishedAt" timestamptz)
     JOIN tenders t ON t.source = $1 AND t.procedure_key = row."tenderKey"
     ON CONFLICT (source, publication_id) DO UPDATE SET
       tender_id = excluded.tender_id, procedure_key = excluded.procedure_key, refers_to = excluded.refers_to, fingerprint = excluded.fingerprint, content = excluded.content,
       published_at = excluded.published_at, updated_at = now()`,
    [source, JSON.stringify(rows)],
  )
}

async function sortablesOf(tx: EntityManager, ids: readonly string[]) {
  return await tx.query<(Sortable & { id: string })[]>(
    'SELECT id, title, description, cpv FROM tenders WHERE id = ANY ($1)',
    [ids],
  )
}

/** Of these items, the ones that are stored already and say the same. */
export async function unchangedNotices(
  db: EntityManager,
  source: SourceKey,
  items: readonly { publicationId: string; fingerprint: Buffer }[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT n.publication_id AS id FROM unnest($2::text[], $3::bytea[]) AS asked (id, fingerprint)
     JOIN notices n ON n.source = $1 AND n.publication_id = asked.id AND n.fingerprint = asked.fingerprint`,
    [source, items.map(item => item.publicationId), items.map(item => item.fingerprint)],
  )
  return new Set(rows.map(({ id }) => id))
}
