import type { ApolloClient } from '@apollo/client'
import { JobDocument, type JobQuery } from '../jobs/JobProgress.generated'

const POLL_EVERY_MS = 2000

/**
 * Proxies and browsers time out after one to five minutes, sooner than a refresh of slow sites. The refresh goes on, so
 * this waits until the running one has ended.
 * @returns whether a refresh was running that ended without failure
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
