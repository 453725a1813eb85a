import { createHmac, timingSafeEqual } from 'node:crypto'
import { readUuid } from '../../../platform/validation/read-uuid.js'
import type { Secrets } from '../../../accounts/users/sign-in/session.service.js'

/** The subject of an unsubscription: the mails of a profile, the reminders of a user, or the mails about changes to a user. */
export interface Subscription {
  readonly kind: 'profile' | 'reminders' | 'changes'
  /** The id of the profile or the user. */
  readonly id: string
}

const letters = { profile: 'p', reminders: 'r', changes: 'c' } as const
const kinds = { p: 'profile', r: 'reminders', c: 'changes' } as const

/** Signed, because the recipient is not signed in; it allows nothing else. It does not expire, so that links in old mails keep working. */
export const unsubscribeToken = ({ kind, id }: Subscription, [secret]: Secrets): string =>
  `${letters[kind]}${id.replaceAll('-', '')}.${signatureOf(kind, id, secret)}`

/** Null for a token with an invalid signature. */
export function readUnsubscribeToken(token: string, secrets: Secrets): Subscription | null {
  const [, letter, hex, signature] = /^([prc])([0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? []
  const id = readUuid(hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? '')
  if (!id || !signature) return null
  const kind = kinds[letter as keyof typeof kinds]
  const given = Buffer.from(signature)
  const isOurs = secrets.some(secret => timingSafeEqual(Buffer.from(signatureOf(kind, id, secret)), given))
  return isOurs ? { kind, id } : null
}

const signatureOf = (kind: string, id: string, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${kind} ${id}`).digest('base64url')
