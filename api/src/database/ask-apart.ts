import pg from 'pg'
import { timeLimits } from '../time-limits.js'

/**
 * Asks on a connection of its own, as those of a pool may all be busy or silent.
 * @throws when there is no answer within two seconds
 */
export async function askApart<Answer>(
  options: pg.ClientConfig,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: timeLimits.ownQuestion.ms,
    query_timeout: timeLimits.ownQuestion.ms,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const answer = await ask(client)
    await client.end()
    return answer
  } catch (error) {
    // Its end would wait for an answer as well.
    client.connection.stream.destroy()
    throw error
  }
}
