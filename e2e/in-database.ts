import type pg from 'pg'
import { query } from './databases.js'

/** Runs SQL on the database of the test's product, for example to backdate rows. */
export const inDatabase = <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
  query<Row>(process.env.E2E_DATABASE_URL!, sql, values)
