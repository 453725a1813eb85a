import type { Page } from '@playwright/test'
import { instead } from './graphql.js'

export const answerIsLost = (page: Page, operationName: string) =>
  instead(page, operationName, { status: 504, body: {} })

export function refreshIs(page: Page, state: 'RUNNING' | 'SUCCESS' | 'FAILED'): Promise<void> {
  const startedAt = '2026-11-22T10:00:00.000Z'
  const rest = { done: 0, total: 0, label: null, stopsAfter: null, isStopAsked: false, startedAt, completedAt: null }
  const job = { __typename: 'JobProgress', kind: 'REFRESH', state, ...rest }
  return instead(page, 'Job', { body: { data: { job } } })
}
