import type { DataSource } from 'typeorm'

/** Readiness probe: the conditions under which a load balancer may send requests to this process. */
export async function readiness(source: DataSource, isClosing: boolean) {
  const [database, migrations, queue] = await Promise.all([
    works(() => source.query('SELECT 1')),
    works(async () => {
      if (await source.showMigrations()) throw new Error('migrations are pending')
    }),
    works(() => source.query('SELECT 1 FROM graphile_worker.jobs LIMIT 1')),
  ])
  const checks = { database, migrations, queue, open: !isClosing }
  return { ready: Object.values(checks).every(Boolean), checks }
}

async function works(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check()
    return true
  } catch {
    return false
  }
}
