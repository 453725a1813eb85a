import type pg from 'pg'

/** Which migrations have run: rows of another set may not fit the tables. */
export async function migrationsOf(db: pg.ClientBase): Promise<string> {
  const { rows } = await db.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
  return rows.map(({ name }) => name).join(' ')
}
