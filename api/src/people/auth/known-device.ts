import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import type { Settings } from '../../platform/settings/settings.js'
import type { Authenticated, Secrets } from '../../accounts/users/sign-in/session.service.js'
import { isHttps } from './sessions.js'

const KEPT_MS = 180 * 24 * 3_600_000
/** The number of accounts that a device can be known for. */
const MAX_ACCOUNTS = 5
const SEPARATOR = '.'

const cookieName = (settings: Settings) => (isHttps(settings) ? '__Host-greenrock-device' : 'greenrock-device')

/** An HMAC over the password hash: issued only after signing in with this password, and void once the password changes. */
const markOf = (secret: string, { id, passwordHash }: Authenticated) =>
  createHmac('sha256', secret).update(`device ${id} ${passwordHash}`).digest('base64url')

export interface KnownDevices {
  /** Whether this account has signed in on the request's device with its current password. */
  isKnown(request: Request, user: Authenticated): boolean
  /** Sets the cookie that makes the device known. */
  remember(request: Request, user: Authenticated): void
}

/**
 * Devices that have signed in with a password. Denial of service: because they are exempt from the lockout, a stranger who tries passwords from
 * many addresses cannot lock out the owner. The cookie signs nobody in.
 */
export function knownDevices(settings: Settings, secrets: Secrets): KnownDevices {
  const name = cookieName(settings)
  const marksIn = ({ headers }: Request): string[] =>
    headers.cookie
      ?.split('; ')
      .find(cookie => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .split(SEPARATOR)
      .filter(mark => /^[\w-]{43}$/.test(mark))
      .slice(0, MAX_ACCOUNTS) ?? []
  return {
    isKnown(request, user) {
      const given = marksIn(request).map(mark => Buffer.from(mark))
      return secrets.some(secret => {
        const mark = Buffer.from(markOf(secret, user))
        return given.some(one => timingSafeEqual(one, mark))
      })
    },
    remember(request, user) {
      const mark = markOf(secrets[0], user)
      const marks = [mark, ...marksIn(request).filter(one => one !== mark)].slice(0, MAX_ACCOUNTS)
      request.res?.cookie(name, marks.join(SEPARATOR), {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: isHttps(settings),
        maxAge: KEPT_MS,
      })
    },
  }
}
