// The input classes, whose types the shared SQL names, are decorated.
import 'reflect-metadata'
import pg from 'pg'
import type { TenderFilter } from '../../src/tenders/tender.inputs.js'
import { Counts } from './counts.js'
import { loadDictionary } from './dictionary.js'
import type { Limit } from './reads.js'

const settings =
  '-c max_parallel_workers_per_gather=0 -c jit=off -c statement_timeout=10s -c lock_timeout=2s -c work_mem=32MB'

/** @param name what the bench knows its connections by */
export async function openLimit(url: string, name: string): Promise<Limit> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: 8,
    idleTimeoutMillis: 0,
    options: settings,
  })
  pool.on('error', () => {}) // the database may stop first
  const dictionary = await loadDictionary(pool)
  return { pool, dictionary, counts: new Counts(pool, dictionary) }
}

/** The filter with the database's name of the one value of an enumeration that it may have. */
export const withEnums = ({ openClosed, ...filter }: TenderFilter): TenderFilter =>
  openClosed ? { ...filter, openClosed: openClosed.toLowerCase() as NonNullable<typeof openClosed> } : filter
