import type pg from 'pg'

/** The migrations that have run: rows written after another set of migrations may not fit the tables. */
export async function migrationsOf(db: pg.ClientBase): Promise<string> {
  const { rows } = await db.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
  return rows.map(({ name }) => name).join(' ')
}
