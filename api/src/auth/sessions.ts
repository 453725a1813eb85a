import connectPgSimple from 'connect-pg-simple'
import type { Request, RequestHandler } from 'express'
import session from 'express-session'
import type pg from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { Settings } from '../settings/settings.js'
import { IDLE_TIMEOUT_MS, type SessionData } from '../users/sign-in/session.service.js'

declare module 'express-session' {
  interface SessionData {
    userId?: string
    startedAt?: number
    seenAt?: number
    device?: string
  }
}

const PgStore = connectPgSimple(session)

/** Race: a session that is ended during one of its own requests is not stored again when that request ends. */
class Store extends PgStore {
  constructor(private readonly pool: pg.Pool) {
    super({ pool, tableName: 'sessions', disableTouch: true, pruneSessionInterval: 15 * 60 })
  }

  override set(sid: string, data: session.SessionData, done: (error?: unknown) => void = () => {}): void {
    if (data.seenAt === data.startedAt) return super.set(sid, data, done)
    // Seconds, as the library itself writes them: a Date would lose its time zone in this column.
    const expires = Math.ceil(data.cookie.expires!.getTime() / 1000)
    const text = 'UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1'
    this.pool.query(text, [sid, data, expires], error => done(error))
  }
}

/** Throttle: a session's row is updated at most once in this time, not at every request. */
const TOUCH_INTERVAL_MS = 5 * 60_000

export const isHttps = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')
const cookieName = (settings: Settings) => (isHttps(settings) ? '__Host-greenrock' : 'greenrock')

/** Session cookies, stored in the table `sessions`. A visitor gets neither a cookie nor a row. */
export function sessions(source: DataSource, settings: Settings, secret: string): RequestHandler[] {
  return [
    session({
      name: cookieName(settings),
      secret,
      store: new Store((source.driver as PostgresDriver).master as pg.Pool),
      resave: false,
      saveUninitialized: false,
      rolling: false,
      proxy: isHttps(settings),
      cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(settings), maxAge: IDLE_TIMEOUT_MS },
    }),
    (request, _response, next) => {
      const { session: data } = request
      if (data.userId && Date.now() - (data.seenAt ?? 0) > TOUCH_INTERVAL_MS) data.seenAt = Date.now()
      next()
    },
  ]
}

/** Session fixation: every sign-in gets a new id, so that one that was known before is worthless. */
export async function startSession(request: Request, userId: string): Promise<string> {
  await new Promise<void>((resolve, reject) =>
    // Not `session.regenerate`: after a sign-out in this same request there is no `session`.
    request.sessionStore.regenerate(request, (error: unknown) => (error ? reject(error) : resolve())),
  )
  const startedAt = Date.now()
  const data: SessionData = {
    userId,
    startedAt,
    device: (request.get('user-agent') ?? '').slice(0, 200),
  }
  Object.assign(request.session, data, { seenAt: startedAt })
  await new Promise<void>((resolve, reject) =>
    request.session.save((error: unknown) => (error ? reject(error) : resolve())),
  )
  return request.sessionID
}

/** From then on `request.session` is undefined. */
export async function destroySession(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error: unknown) => (error ? reject(error) : resolve())),
  )
}
