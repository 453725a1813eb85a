import { log } from './log.js'

interface SecurityEvent {
  readonly level: 'info' | 'warn'
  /** For the table in docs/operating.md. */
  readonly when: string
  readonly holds: string
}

/**
 * Audit log of changes to accounts and rights. Personal data: it holds ids of `app_users`, never a name, an address or what somebody typed.
 */
export const securityEvents = {
  'signed in': { level: 'info', when: 'a session starts', holds: 'userId, by (password, provider)' },
  'sign-in failed': {
    level: 'warn',
    when: 'a wrong password, an unknown name, a deactivated account, or a provider whose answer is not accepted',
    holds: 'userId (null when unknown), by, error (of the provider)',
  },
  'sign-in refused': {
    level: 'warn',
    when: 'the provider signed in somebody who has no access here',
    holds: 'by, reason (`niet-toegestaan`, `email-bezet`, `gedeactiveerd`, `verlopen`)',
  },
  'password tried too often': {
    level: 'warn',
    when: 'an attempt is delayed, and its password is not checked',
    holds: 'userId (null when unknown)',
  },
  'signed out': { level: 'info', when: 'a user ends their own session', holds: 'userId' },
  'session ended': { level: 'info', when: 'a user ends one of their sessions from the list', holds: 'userId' },
  'password changed': { level: 'info', when: 'by its owner', holds: 'userId' },
  'temporary password renewed': { level: 'info', when: 'by an administrator', holds: 'userId, byUserId' },
  'account made': { level: 'info', when: 'by an administrator', holds: 'userId, byUserId' },
  'account activated': { level: 'info', when: 'by an administrator', holds: 'userId, byUserId' },
  'account deactivated': { level: 'info', when: 'by an administrator', holds: 'userId, byUserId' },
  'account erased': { level: 'info', when: 'by its owner', holds: 'userId' },
  'token made': { level: 'info', when: 'for a program', holds: 'userId, tokenId, scope' },
  'token revoked': { level: 'info', when: 'by its owner', holds: 'userId, tokenId' },
  'operation refused': {
    level: 'warn',
    when: 'a user or a token requests an operation without permission',
    holds: 'userId, by (cookie, bearer, token), operation',
  },
  'request of another site refused': {
    level: 'warn',
    when: 'a request with a cookie does not come from a page of the product (CSRF)',
    holds: 'origin',
  },
} as const satisfies Readonly<Record<string, SecurityEvent>>

export function logSecurity(event: keyof typeof securityEvents, values: Readonly<Record<string, unknown>>): void {
  log[securityEvents[event].level]({ event, ...values }, event)
}
