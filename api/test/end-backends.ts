import pg from 'pg'

const GONE_WITHIN_MS = 10_000

/**
 * Ends backends, as an administrator of the database does, and waits until they are gone. Race condition: without a time to wait,
 * PostgreSQL only sends the signal, and a backend on a busy machine answers a statement before it ends; what was meant for that
 * statement then meets whoever has its connection next.
 * @param condition SQL on `pg_stat_activity`
 * @returns how many ended; one that was about to end by itself is none
 */
export async function endBackends(
  connection: string | pg.ClientConfig,
  condition: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const admin = new pg.Client(connection)
  await admin.connect()
  try {
    const { rows } = await admin.query<{ gone: boolean }>(
      `SELECT pg_terminate_backend(pid, ${GONE_WITHIN_MS}) AS gone FROM pg_stat_activity
       WHERE pid <> pg_backend_pid() AND ${condition}`,
      [...values],
    )
    return rows.filter(({ gone }) => gone).length
  } finally {
    await admin.end()
  }
}
