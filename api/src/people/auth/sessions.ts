import connectPgSimple from 'connect-pg-simple'
import type { Request, RequestHandler } from 'express'
import session from 'express-session'
import type pg from 'pg'
import type { DataSource } from 'typeorm'
import { withoutRequestScope } from '../../platform/load-shedding/request-scope.js'
import { poolOf } from '../../platform/database/pool.js'
import { UserError } from '../../platform/errors.js'
import { log } from '../../platform/log.js'
import type { Settings } from '../../platform/settings/settings.js'
import {
  type Secrets,
  type Authenticated,
  IDLE_TIMEOUT_MS,
  type SessionData,
} from '../../accounts/users/sign-in/session.service.js'

declare module 'express-session' {
  interface SessionData {
    userId?: string
    startedAt?: number
    seenAt?: number
    device?: string
    authenticated?: Authenticated
  }
}

/** A request after the session middleware: without a session cookie it has no session until one is started. */
export type WithSession = Pick<Request, 'sessionID'> & Partial<Pick<Request, 'session'>>

/**
 * Set on the request itself: entries of a WeakMap, with the whole request, would stay until a full garbage collection, which takes a quarter of
 * the time of a small answer.
 */
interface Unopened {
  openSession?: RequestHandler | undefined
}

const PgStore = connectPgSimple(session)

/** PostgreSQL-backed sessions, safe from race conditions between starting and ending a session. */
export class SessionStore extends PgStore {
  constructor(private readonly pool: pg.Pool) {
    const errorLog = (message: string, error: unknown) => log.warn({ error }, message)
    super({ pool, tableName: 'sessions', disableTouch: true, pruneSessionInterval: 15 * 60, errorLog })
  }

  /** Prunes expired sessions. Async context: outside the request that started the timer, because its scope has ended and gives no connection. */
  override pruneSessions(done?: (error: Error) => void): void {
    withoutRequestScope(() => super.pruneSessions(done))
  }

  override set(sid: string, data: session.SessionData, done: (error?: unknown) => void = () => {}): void {
    // Seconds, as the library itself writes them: a Date would lose its time zone in this column.
    const expires = Math.ceil(data.cookie.expires!.getTime() / 1000)
    if (data.authenticated) return this.insert(sid, data, expires, data.authenticated, done)
    // Race: a session that is ended during one of its own requests is not stored again when that request ends.
    const text = 'UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1'
    this.pool.query(text, [sid, data, expires], error => done(error))
  }

  /**
   * Race: when the password is replaced between its verification and this statement, no session starts. The row lock makes
   * a concurrent replacement either come first, or find this session and end it.
   */
  private insert(
    sid: string,
    data: session.SessionData,
    expires: number,
    { id, passwordHash }: Authenticated,
    done: (error?: unknown) => void,
  ): void {
    const text = `INSERT INTO sessions (sid, sess, expire) SELECT $1, $2::json, to_timestamp($3)
      FROM app_users WHERE id = $4 AND password_hash = $5 FOR SHARE`
    this.pool.query(text, [sid, data, expires, id, passwordHash], (error: unknown, result?: pg.QueryResult) =>
      done(error ?? (result!.rowCount === 0 ? passwordReplaced() : undefined)),
    )
  }
}

const passwordReplaced = () =>
  new UserError('UNAUTHENTICATED', 'Unauthorized: je wachtwoord is zojuist vervangen. Log opnieuw in.')

/** Throttle: a session's row is updated at most once in this time, not at every request. */
const TOUCH_INTERVAL_MS = 5 * 60_000

export const isHttps = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')
const cookieName = (settings: Settings) => (isHttps(settings) ? '__Host-greenrock' : 'greenrock')

/** Whether the request carries a session's cookie: somebody is, or was, signed in. */
export const hasSessionCookie =
  (settings: Settings) =>
  ({ headers }: Pick<Request, 'headers'>): boolean =>
    headers.cookie?.split('; ').some(cookie => cookie.startsWith(`${cookieName(settings)}=`)) ?? false

/** Session cookies, stored in the table `sessions`. A visitor has neither a cookie nor a row. */
export function sessions(source: DataSource, settings: Settings, secrets: Secrets): RequestHandler[] {
  const open = session({
    name: cookieName(settings),
    secret: [...secrets],
    store: new SessionStore(poolOf(source)),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    proxy: isHttps(settings),
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(settings), maxAge: IDLE_TIMEOUT_MS },
  })
  const cookie = `${cookieName(settings)}=`
  return [
    (request, response, next) => {
      if (request.headers.cookie?.includes(cookie)) return void open(request, response, next)
      ;(request as Unopened).openSession = open
      next()
    },
    (request, _response, next) => {
      const { session: data } = request as WithSession
      if (data?.userId && Date.now() - (data.seenAt ?? 0) > TOUCH_INTERVAL_MS) data.seenAt = Date.now()
      next()
    },
  ]
}

async function openSession(request: Request & Unopened): Promise<void> {
  const open = request.openSession
  if (!open) return
  request.openSession = undefined
  await new Promise<void>((resolve, reject) =>
    open(request, request.res!, (error: unknown) => (error ? reject(error) : resolve())),
  )
}

/**
 * Session fixation: every sign-in gets a new session id.
 * @throws UserError UNAUTHENTICATED when the password has changed since the user was authenticated
 */
export async function startSession(request: Request, user: Authenticated): Promise<string> {
  await openSession(request)
  await new Promise<void>((resolve, reject) =>
    // Not `session.regenerate`, because after a sign-out in this request there is no `session`.
    request.sessionStore.regenerate(request, (error: unknown) => (error ? reject(error) : resolve())),
  )
  const startedAt = Date.now()
  const data: SessionData = {
    userId: user.id,
    startedAt,
    device: (request.get('user-agent') ?? '').slice(0, 200),
  }
  Object.assign(request.session, data, { seenAt: startedAt })
  // Not enumerable: the store compares the hash, and never writes it.
  Object.defineProperty(request.session, 'authenticated', { value: user, configurable: true })
  try {
    await new Promise<void>((resolve, reject) =>
      request.session.save((error: unknown) => (error ? reject(error) : resolve())),
    )
    delete request.session.authenticated
  } catch (error) {
    // Otherwise the response would set a cookie for a session that does not exist.
    await destroySession(request)
    throw error
  }
  return request.sessionID
}

/** Afterwards `request.session` is undefined. */
export async function destroySession(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error: unknown) => (error ? reject(error) : resolve())),
  )
}
