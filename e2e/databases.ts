import pg from 'pg'

/** Databases of one run of the browser tests: a harvested template, and a copy of it per product. */
export const HARVESTED = 'harvested'

export function urlOf(database: string): string {
  const url = new URL(process.env.E2E_POSTGRES_URL!)
  url.pathname = `/${database}`
  return url.href
}

export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

let created = 0

/**
 * Creates a database with the harvested tenders, or an empty one.
 * @returns its connection URL
 */
export async function createDatabase(isHarvested = true): Promise<string> {
  const name = `product_${process.pid}_${++created}`
  await query(urlOf('postgres'), `CREATE DATABASE ${name} TEMPLATE ${isHarvested ? HARVESTED : 'template0'}`)
  return urlOf(name)
}

export const dropDatabase = (databaseUrl: string) =>
  query(urlOf('postgres'), `DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`)

/** Names of the tables that are empty after a harvest: they store what users do. */
export async function emptyTables(databaseUrl: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  const empty: string[] = []
  for (const { name } of tables)
    if ((await query(databaseUrl, `SELECT FROM ${name} LIMIT 1`)).length === 0) empty.push(name)
  return empty
}

/** Resets a database to its state after the harvest by deleting everything that users did. */
export async function removePeople(databaseUrl: string): Promise<void> {
  const tables = process.env.E2E_EMPTY_TABLES!.split(',')
  const deletions = tables.map(name => `DELETE FROM ${name}`).join('; ')
  // Without triggers and foreign keys, so that the order of the tables does not matter.
  await query(databaseUrl, `SET session_replication_role = replica; ${deletions}`)
}
