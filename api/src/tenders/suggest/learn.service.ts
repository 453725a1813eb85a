import type { EntityManager } from 'typeorm'
import { cpvLabels } from '../../reference/cpv-labels.js'
import { findProvince } from '../../reference/regions.js'
import { wordsOf } from '../search/stem.js'
import { SuggestionKind } from './suggestion.types.js'

interface Counted {
  readonly label: string
  readonly times: number
}

interface Learned extends Counted {
  readonly kind: SuggestionKind
  readonly value: string
  readonly detail: string | null
  readonly folded: string
}

/** Restricts suggestions to the tenders that lists show by default. */
const SHOWN = 'NOT t.archived AND t.copy_of IS NULL'

/**
 * Gathers the suggestions from the tenders that lists show, with the number of tenders of each. Runs at the end of each refresh. Writes
 * only differences.
 */
export async function learnSuggestions(db: EntityManager): Promise<void> {
  const found = [
    ...(await categories(db)),
    ...(await organizations(db)),
    ...(await places(db)),
    ...(await cpvCodes(db)),
  ]
  const unique = [...new Map(found.map(one => [`${one.kind} ${one.value}`, one])).values()]
  await db.transaction(async inside => {
    await inside.query(
      `INSERT INTO suggestions AS s (kind, value, label, detail, times, folded)
       SELECT kind, value, label, detail, times, folded
       FROM jsonb_to_recordset($1) AS one (kind text, value text, label text, detail text, times int, folded text)
       ON CONFLICT (kind, value) DO UPDATE SET label = excluded.label, detail = excluded.detail, times = excluded.times,
         folded = excluded.folded
       WHERE (s.label, s.detail, s.times, s.folded) IS DISTINCT FROM
         (excluded.label, excluded.detail, excluded.times, excluded.folded)`,
      [JSON.stringify(unique)],
    )
    await inside.query(
      `DELETE FROM suggestions s WHERE NOT EXISTS (
         SELECT FROM unnest($1::text[], $2::text[]) AS one (kind, value) WHERE one.kind = s.kind AND one.value = s.value)`,
      [unique.map(({ kind }) => kind), unique.map(({ value }) => value)],
    )
  })
}

const foldedOf = (text: string) => wordsOf(text).join(' ')

async function categories(db: EntityManager): Promise<readonly Learned[]> {
  const rows = await db.query<(Counted & { slug: string })[]>(
    `SELECT c.slug, c.name AS label, count(*)::int AS times
     FROM categories c JOIN tenders t ON t.category_mask & (1::bigint << c.bit) > 0 WHERE ${SHOWN} GROUP BY c.slug, c.name`,
  )
  return rows.map(({ slug, label, times }) => {
    return { kind: SuggestionKind.CATEGORY, value: slug, label, detail: null, times, folded: foldedOf(label) }
  })
}

/** Each buyer by its most frequent spelling. */
async function organizations(db: EntityManager): Promise<readonly Learned[]> {
  const rows = await db.query<Counted[]>(
    `SELECT (array_agg(organization ORDER BY n DESC, organization))[1] AS label, sum(n)::int AS times FROM (
       SELECT client_key, organization, count(*) AS n FROM tenders t
       WHERE ${SHOWN} AND client_key IS NOT NULL GROUP BY client_key, organization
     ) spelled GROUP BY client_key`,
  )
  return rows.map(({ label, times }) => {
    return { kind: SuggestionKind.ORGANIZATION, value: label, label, detail: null, times, folded: foldedOf(label) }
  })
}

/** Provinces with all their places, and places with their province. */
async function places(db: EntityManager): Promise<readonly Learned[]> {
  const provinces = await db.query<Counted[]>(
    `SELECT province AS label, count(*)::int AS times FROM tenders t
     WHERE ${SHOWN} AND province IS NOT NULL GROUP BY province`,
  )
  const towns = await db.query<(Counted & { province: string | null })[]>(
    `SELECT min(region) AS label, min(province) AS province, count(*)::int AS times FROM tenders t
     WHERE ${SHOWN} AND region IS NOT NULL GROUP BY lower(region)`,
  )
  return [
    ...provinces.map(one => ({ ...one, province: null })),
    ...towns.filter(({ label }) => !findProvince(label)),
  ].map(({ label, province, times }) => {
    return { kind: SuggestionKind.PLACE, value: label, label, detail: province, times, folded: foldedOf(label) }
  })
}

/** Each code of a tender, and each code above it. */
async function cpvCodes(db: EntityManager): Promise<readonly Learned[]> {
  const rows = await db.query<{ code: string; times: number }[]>(
    `SELECT code, count(*)::int AS times FROM tenders t CROSS JOIN LATERAL (
       SELECT DISTINCT rpad(left(one, digits), 8, '0') AS code FROM unnest(t.cpv) AS one, generate_series(2, 8) AS digits
     ) codes WHERE ${SHOWN} GROUP BY code`,
  )
  const labels = cpvLabels()
  return rows.flatMap(({ code, times }) => {
    const label = labels.get(code)
    if (label === undefined) return []
    return [{ kind: SuggestionKind.CPV, value: code, label, detail: null, times, folded: `${foldedOf(label)} ${code}` }]
  })
}
