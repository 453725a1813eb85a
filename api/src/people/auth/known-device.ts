import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import type { Settings } from '../../platform/settings/settings.js'
import type { Authenticated, Secrets } from '../../accounts/users/sign-in/session.service.js'
import { isHttps } from './sessions.js'

const KEPT_MS = 180 * 24 * 3_600_000
/** Of how many accounts a device remembers that somebody signed in there. */
const MAX_ACCOUNTS = 5
const SEPARATOR = '.'

const cookieName = (settings: Settings) => (isHttps(settings) ? '__Host-greenrock-device' : 'greenrock-device')

/** An HMAC: only who has signed in with this password was given it, and another password makes it worthless. */
const markOf = (secret: string, { id, passwordHash }: Authenticated) =>
  createHmac('sha256', secret).update(`device ${id} ${passwordHash}`).digest('base64url')

export interface KnownDevices {
  /** Whether this account signed in from the device of the request before, with the password that it has now. */
  isKnown(request: Request, user: Authenticated): boolean
  /** Sets the cookie by which it is known from now on. */
  remember(request: Request, user: Authenticated): void
}

/**
 * Devices that signed in with a password: so that a stranger who tries wrong ones, from however many addresses, can't lock out
 * the owner (denial of service). It signs nobody in.
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
