import type { EntityManager } from 'typeorm'
import { AMSTERDAM } from '../../platform/calendar.js'
import type { Reader } from '../sources/connector.js'
import type { SourceKey } from '../../reference/sources.js'
import { TREND_RUNS } from './run.service.js'

const LEAST_RUNS = 5
/** Lower, because there are fewer runs with the same weekday and hour. */
const LEAST_RUNS_OF_SLOT = 3
const SLOT_MINUTES = 90
const MAX_AGE_DAYS = 120

export const leastUsualOf = ({ resumes }: Pick<Reader, 'resumes'>) => (resumes ? LEAST_RUNS_OF_SLOT : LEAST_RUNS)

/** A run for which comparable earlier runs are looked up. */
export interface Asked {
  readonly source: SourceKey
  readonly startedAt: Date
  /** See `Reader.resumes`: only runs of the same weekday at about the same time are comparable. */
  readonly isResuming: boolean
}

/** Numbers of notices found by the comparable runs before each run, newest first, in one statement. */
export async function usualCounts(db: EntityManager, asked: readonly Asked[]): Promise<readonly (readonly number[])[]> {
  const rows = await db.query<{ place: number; found: number }[]>(
    `SELECT asked.place::int AS place, r.items_found AS found
     FROM unnest($1::text[], $2::timestamptz[], $3::boolean[]) WITH ORDINALITY AS asked (source, at, is_resuming, place)
     CROSS JOIN LATERAL (
       SELECT items_found, started_at FROM scraper_runs
       WHERE source = asked.source AND is_usual AND started_at < asked.at
         AND started_at > asked.at - interval '${MAX_AGE_DAYS} days'
         AND (NOT asked.is_resuming OR (
           extract(isodow FROM started_at AT TIME ZONE '${AMSTERDAM}') = extract(isodow FROM asked.at AT TIME ZONE '${AMSTERDAM}')
           AND abs(extract(epoch FROM (started_at AT TIME ZONE '${AMSTERDAM}')::time - (asked.at AT TIME ZONE '${AMSTERDAM}')::time))
             <= ${SLOT_MINUTES * 60}))
       ORDER BY started_at DESC LIMIT ${TREND_RUNS}
     ) r ORDER BY place, r.started_at DESC`,
    [asked.map(({ source }) => source), asked.map(({ startedAt }) => startedAt), asked.map(one => one.isResuming)],
  )
  return asked.map((_, index) => rows.filter(({ place }) => place === index + 1).map(({ found }) => found))
}
