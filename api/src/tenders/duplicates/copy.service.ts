import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from 'typeorm'
import { mapInSlices } from '../../platform/fair-share.js'
import { openSql } from '../tender/status.js'
import { keysOf } from './keys.js'
import { regroup } from './regroup.js'
import { profileOf } from './profile.js'
import { TEXT_LENGTH } from './description.js'
import { type Copy, inDisplayOrder } from './display-order.js'
import { type Terms, termsOfAll } from '../tender/terms.js'

/** Limit against hostile input: thousands of tenders may share a key. Only the newest are compared. */
const MAX_PER_KEY = 50

interface Changed {
  readonly id: string
  readonly isNew: boolean
}

/** Matches written tenders with possible copies, in the transaction that wrote them. It does not count as a change of content. */
export async function detectCopies(tx: EntityManager, written: readonly Changed[]): Promise<void> {
  if (written.length === 0) return
  const changed = written.map(({ id }) => id)
  const copies = await readCopies(tx, changed)
  const candidates = await candidatesOf(tx, copies, written)
  const hasCopies = copies.some(({ copyOf }) => copyOf !== null) || (await haveCopies(tx, changed))
  if (candidates.size === 0 && !hasCopies) return
  const all = await readCopies(tx, await withTheirCopies(tx, [...changed, ...[...candidates.values()].flat()]))
  const splits = await splitsOf(
    tx,
    all.map(({ id }) => id),
  )
  const clusters = await regroup({
    copies: all,
    changed,
    candidates,
    isSplit: (one, other) => splits.has(pairOf(one, other)),
  })
  await writeClusters(tx, clusters)
}

/** Chooses which copy to show, after tenders were closed, archived or restored. */
export async function chooseShown(tx: EntityManager, tenderIds: readonly string[]): Promise<void> {
  if (tenderIds.length === 0 || !(await haveCopies(tx, tenderIds))) return
  const all = await readCopies(tx, await withTheirCopies(tx, tenderIds))
  await writeClusters(tx, await regroup({ copies: all, changed: [], candidates: new Map(), isSplit: () => false }))
}

/** Blocking: writes the keys of the tenders and looks up other tenders with the same keys. */
async function candidatesOf(
  tx: EntityManager,
  copies: readonly Copy[],
  written: readonly Changed[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = await mapInSlices(copies, copy => keysOf(profileOf(copy)).map(key => ({ id: copy.id, key })))
  const rows = keys.flat()
  const former = written.filter(({ isNew }) => !isNew).map(({ id }) => id)
  if (former.length > 0) await tx.query('DELETE FROM tender_keys WHERE tender_id = ANY ($1)', [former])
  await tx.query(
    `INSERT INTO tender_keys (tender_id, key) SELECT * FROM unnest($1::uuid[], $2::bigint[]) ON CONFLICT DO NOTHING`,
    [rows.map(({ id }) => id), rows.map(({ key }) => key)],
  )
  return sharingKeys(tx, rows)
}

/** Ids of the tenders that share a key, by tender. */
export async function sharingKeys(
  tx: EntityManager,
  keys: readonly { readonly id: string; readonly key: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await tx.query<{ id: string; candidateIds: string[] }[]>(
    `SELECT asked.id, array_agg(DISTINCT near.tender_id) AS "candidateIds"
     FROM unnest($1::uuid[], $2::bigint[]) AS asked (id, key) CROSS JOIN LATERAL (
       SELECT k.tender_id FROM tender_keys k WHERE k.key = asked.key AND k.tender_id <> asked.id
       ORDER BY k.tender_id DESC LIMIT ${MAX_PER_KEY}
     ) near GROUP BY asked.id`,
    [keys.map(({ id }) => id), keys.map(({ key }) => key)],
  )
  return new Map(found.map(({ id, candidateIds }) => [id, candidateIds]))
}

async function haveCopies(tx: EntityManager, tenderIds: readonly string[]): Promise<boolean> {
  const [{ hasCopies }] = await tx.query<[{ hasCopies: boolean }]>(
    `SELECT EXISTS (
       SELECT FROM tenders WHERE copy_of = ANY ($1) OR id = ANY ($1) AND (copy_of IS NOT NULL OR own_terms IS NOT NULL)
     ) AS "hasCopies"`,
    [tenderIds],
  )
  return hasCopies
}

async function withTheirCopies(tx: EntityManager, tenderIds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }[]>('SELECT DISTINCT copy_id AS id FROM copies_of($1)', [tenderIds])
  return rows.map(({ id }) => id)
}

async function readCopies(tx: EntityManager, ids: readonly string[]): Promise<Copy[]> {
  const rows = await tx.query<Omit<Copy, 'shownTerms'>[]>(
    `SELECT id, copy_of AS "copyOf", source, tender_type AS "tenderType", publication_id AS "publicationId", title,
       organization, publication_date AS "publicationDate", closing_date AS "closingDate", region, province, reference,
       source_url AS "sourceUrl", elsewhere, min_hourly_rate AS "minHourlyRate", max_hourly_rate AS "maxHourlyRate",
       min_hours_per_week AS "minHoursPerWeek", max_hours_per_week AS "maxHoursPerWeek", rate_note AS "rateNote",
       self_employment AS "selfEmployment",
       own_terms AS "ownTerms", start_date::text AS "startDate",
       left(description, ${TEXT_LENGTH}) AS description,
       archived, ${openSql} AS "isOpen", coalesce(description, '') <> '' AS "hasDescription", created_at AS "createdAt",
       new_on::text AS "newOn"
     FROM tenders t WHERE id = ANY ($1)`,
    [ids],
  )
  return rows.map(row => ({ ...row, ...row.ownTerms, shownTerms: termsOf(row) }))
}

const termsOf = (terms: Terms): Terms => ({
  minHourlyRate: terms.minHourlyRate,
  maxHourlyRate: terms.maxHourlyRate,
  rateNote: terms.rateNote,
  minHoursPerWeek: terms.minHoursPerWeek,
  maxHoursPerWeek: terms.maxHoursPerWeek,
  selfEmployment: terms.selfEmployment,
})

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)

async function splitsOf(tx: EntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ one: string; other: string }[]>(
    'SELECT one_id AS one, other_id AS other FROM tender_splits WHERE one_id = ANY ($1) AND other_id = ANY ($1)',
    [ids],
  )
  return new Set(rows.map(({ one, other }) => pairOf(one, other)))
}

interface CopyColumns {
  readonly copyOf: string | null
  readonly newOn: string
  readonly shownTerms: Terms
  readonly ownTerms: Terms | null
}

/**
 * Writes differences only. The shown copy counts as new since the first day of any copy, so that nothing becomes new twice when another copy is
 * shown. It has the combined terms of all open copies.
 */
async function writeClusters(tx: EntityManager, clusters: readonly (readonly Copy[])[]): Promise<void> {
  const differing = clusters.flatMap(cluster => {
    const [shown, ...hidden] = inDisplayOrder(cluster)
    const standalone = (copy: Copy, copyOf: string | null): CopyColumns => ({
      copyOf,
      newOn: copy.newOn,
      shownTerms: termsOf(copy),
      ownTerms: null,
    })
    const wanted = hidden.map(copy => ({ copy, now: standalone(copy, shown!.id) }))
    const now = hidden.length === 0 ? standalone(shown!, null) : asRepresentative(shown!, cluster)
    return [{ copy: shown!, now }, ...wanted].filter(({ copy, now }) => !isDeepStrictEqual(copyColumnsOf(copy), now))
  })
  if (differing.length === 0) return
  await tx.query(
    `UPDATE tenders t SET copy_of = now."copyOf", new_on = now."newOn", own_terms = now."ownTerms",
       min_hourly_rate = now."minHourlyRate", max_hourly_rate = now."maxHourlyRate", rate_note = now."rateNote",
       min_hours_per_week = now."minHoursPerWeek", max_hours_per_week = now."maxHoursPerWeek",
       self_employment = now."selfEmployment"
     FROM jsonb_to_recordset($1::jsonb) AS now (id uuid, "copyOf" uuid, "newOn" date, "ownTerms" jsonb, "minHourlyRate" float8,
       "maxHourlyRate" float8, "rateNote" text, "minHoursPerWeek" float8, "maxHoursPerWeek" float8,
       "selfEmployment" text)
     WHERE t.id = now.id`,
    [JSON.stringify(differing.map(({ copy: { id }, now: { shownTerms, ...now } }) => ({ id, ...now, ...shownTerms })))],
  )
}

const copyColumnsOf = ({ copyOf, newOn, shownTerms, ownTerms }: Copy): CopyColumns => ({
  copyOf,
  newOn,
  shownTerms,
  ownTerms,
})

function asRepresentative(shown: Copy, cluster: readonly Copy[]): CopyColumns {
  const open = cluster.filter(({ isOpen, archived }) => isOpen && !archived)
  return {
    copyOf: null,
    newOn: cluster.map(copy => copy.newOn).toSorted()[0]!,
    shownTerms: termsOfAll(open.length > 0 ? open : [shown]),
    ownTerms: termsOf(shown),
  }
}

/**
 * Separates a tender from its copies permanently.
 * @returns the ids of the former copies; empty when there were none
 */
export async function splitCopy(tx: EntityManager, tenderId: string): Promise<readonly string[]> {
  const others = (await withTheirCopies(tx, [tenderId])).filter(id => id !== tenderId)
  if (others.length === 0) return []
  await tx.query(
    `INSERT INTO tender_splits (one_id, other_id) SELECT least($1, other), greatest($1, other) FROM unnest($2::uuid[]) other
     ON CONFLICT DO NOTHING`,
    [tenderId, others],
  )
  const copies = await readCopies(tx, [tenderId, ...others])
  await writeClusters(tx, [copies.filter(({ id }) => id === tenderId), copies.filter(({ id }) => id !== tenderId)])
  return others
}

/** Moves copies and splits when two tenders of one source are merged, which cannot be copies of each other. */
export async function moveCopies(tx: EntityManager, { into, from }: { into: string; from: string }): Promise<void> {
  // If `into` has copies already, the copies of `from` become separate tenders until their next write. So does a copy that
  // an administrator split from `into`.
  await tx.query(
    `UPDATE tenders t SET copy_of = $1 WHERE copy_of = $2
       AND NOT EXISTS (SELECT FROM tender_splits WHERE one_id = least(t.id, $1) AND other_id = greatest(t.id, $1))
       AND NOT EXISTS (SELECT FROM copies_of(array[$1::uuid]) WHERE copy_id <> $1)`,
    [into, from],
  )
  await tx.query(
    `INSERT INTO tender_splits (one_id, other_id, split_at)
     SELECT least($1, other), greatest($1, other), split_at FROM (
       SELECT CASE WHEN one_id = $2 THEN other_id ELSE one_id END AS other, split_at FROM tender_splits
       WHERE one_id = $2 OR other_id = $2
     ) split WHERE other <> $1 ON CONFLICT DO NOTHING`,
    [into, from],
  )
}
