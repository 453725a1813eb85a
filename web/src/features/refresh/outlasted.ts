import type { ApolloClient } from '@apollo/client'
import { JobDocument, type JobQuery } from '../jobs/JobProgress.generated'

const POLL_EVERY_MS = 2000

/**
 * A proxy that waits a minute for an answer, or a browser five, gives up sooner than a refresh that reads slow sites. That is
 * no failure of the refresh: waits until the one that runs has ended.
 * @returns whether there was one, and it did not fail
 */
export async function hasOutlasted(client: Pick<ApolloClient, 'query'>): Promise<boolean> {
  try {
    const running = await newestRefresh(client)
    if (running?.state !== 'RUNNING') return false
    for (;;) {
      await new Promise(resolve => setTimeout(resolve, POLL_EVERY_MS))
      const newest = await newestRefresh(client)
      if (newest?.state === 'RUNNING' && newest.startedAt === running.startedAt) continue
      return newest?.state !== 'FAILED'
    }
  } catch {
    return false
  }
}

async function newestRefresh(client: Pick<ApolloClient, 'query'>): Promise<JobQuery['job']> {
  const { data } = await client.query({
    query: JobDocument,
    variables: { kind: 'REFRESH' },
    fetchPolicy: 'no-cache',
  })
  return data?.job ?? null
}
