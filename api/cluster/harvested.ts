import type { Postgres } from './engines/postgres.js'

/** The number of harvests by how they ended. */
export async function harvests(query: Postgres['query']) {
  const [row] = await query<{ success: number; failed: number; running: number }>(
    `SELECT count(*) FILTER (WHERE status = 'success')::int AS success, count(*) FILTER (WHERE status = 'failed')::int AS failed,
       count(*) FILTER (WHERE status = 'running')::int AS running
     FROM jobs WHERE kind = 'refresh'`,
  )
  return row!
}

/** The postings of the slow site that are stored, and how many of them more than once. */
export async function postings(query: Postgres['query']) {
  const [row] = await query<{ stored: number; twice: number }>(
    `SELECT count(*)::int AS stored, count(*) FILTER (WHERE times > 1)::int AS twice
     FROM (SELECT title, count(*) AS times FROM tenders WHERE source = 'bij-oranje' GROUP BY title) postings`,
  )
  return row!
}
