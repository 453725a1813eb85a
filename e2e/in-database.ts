import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** On the database of the product, which lets yesterday be staged. */
export async function inDatabase<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const file = path.join(process.env.E2E_DATA_DIR!, 'postgres/postmaster.pid')
  const [, , , port] = fs.readFileSync(file, 'utf8').split('\n')
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/greenrock` })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
