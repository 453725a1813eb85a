import type { DataSource } from 'typeorm'

/** Locks the table during the work, so that statements time out after two seconds. */
export async function withoutTable<Result>(
  source: DataSource,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const blocker = source.createQueryRunner()
  await blocker.startTransaction()
  await blocker.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  try {
    return await work()
  } finally {
    await blocker.rollbackTransaction()
    await blocker.release()
  }
}
