import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** On the database of the product, which lets yesterday be staged. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
  directory = process.env.E2E_DATA_DIR!,
): Promise<Row[]> {
  const file = path.join(directory, 'postgres/postmaster.pid')
  const [, , , port] = fs.readFileSync(file, 'utf8').split('\n')
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/greenrock` })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
