import type { Page } from '@playwright/test'
import { instead } from './graphql.js'

/** A proxy that gave up waiting, in place of the answer to an operation that reads sources. */
export const answerIsLost = (page: Page, operationName: string) =>
  instead(page, operationName, { status: 504, body: {} })

/** How the newest refresh is, whatever the server of this test did. */
export function refreshIs(page: Page, state: 'RUNNING' | 'SUCCESS' | 'FAILED'): Promise<void> {
  const startedAt = '2026-11-22T10:00:00.000Z'
  const rest = { done: 0, total: 0, label: null, stopsAfter: null, isStopAsked: false, startedAt, completedAt: null }
  const job = { __typename: 'JobProgress', kind: 'REFRESH', state, ...rest }
  return instead(page, 'Job', { body: { data: { job } } })
}
