import pg from 'pg'

const GONE_WITHIN_MS = 10_000

/**
 * Terminates backends, like a database administrator, and waits until they are gone. Race condition: without a timeout PostgreSQL only sends the
 * signal, and on a busy machine the backend may answer one more statement, so that the fault would hit the next user of the connection.
 * @param condition SQL on `pg_stat_activity`
 * @returns the number of terminated backends, without those that ended by themselves
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
