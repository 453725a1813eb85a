import type pg from 'pg'
import { query } from './databases.js'

/** On the database of the product of the running test, which lets yesterday be staged. */
export const inDatabase = <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
  query<Row>(process.env.E2E_DATABASE_URL!, sql, values)
