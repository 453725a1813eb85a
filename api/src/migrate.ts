import pg from 'pg'
import { seedCategories } from './catalogue/category.service.js'
import { createDataSource } from './data-source.js'

const MIGRATION_LOCK = 4_107_001

/** Migrates and seeds; two processes that start together take turns. */
export async function migrate(url: string): Promise<void> {
  const turn = new pg.Client({ connectionString: url })
  await turn.connect()
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const source = await createDataSource(url, 2).initialize()
    try {
      await source.runMigrations()
      await seedCategories(source.manager)
    } finally {
      await source.destroy()
    }
  } finally {
    await turn.end()
  }
}
