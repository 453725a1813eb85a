import type { Request } from 'express'
import type { EntityManager } from 'typeorm'
import { liveSids, signedInBy, signedInByToken } from '../../accounts/users/sign-in/session.service.js'
import { liveTokenSids, viewerByPersonalToken } from '../../accounts/users/tokens/personal-token.service.js'
import type { WithSession } from './sessions.js'
import type { Viewer } from '../../accounts/users/viewer.js'

/** Whether a request has any credentials, valid or not. */
export const hasCredentials = (request: Request & WithSession): boolean =>
  request.headers.authorization !== undefined || request.session?.userId !== undefined

/** Authentication by bearer token (of a session or a personal token), otherwise by cookie: an invalid token does not invalidate a valid cookie. */
export async function viewerOf(db: EntityManager, request: Request): Promise<Viewer | null> {
  const authorization = request.get('authorization')
  return (await viewerByBearer(db, authorization)) ?? viewerByCookie(db, request)
}

/** @param authorization untrusted: the header, or the connection parameter that replaces it on a WebSocket */
export async function viewerByBearer(db: EntityManager, authorization: unknown): Promise<Viewer | null> {
  const token = typeof authorization === 'string' ? /^Bearer (\S+)$/.exec(authorization)?.[1] : undefined
  if (!token) return null
  return (await viewerByPersonalToken(db, token)) ?? signedInByToken(db, token)
}

/** @param request after the session middleware */
export const viewerByCookie = async (db: EntityManager, { session, sessionID }: WithSession): Promise<Viewer | null> =>
  session?.userId ? signedInBy(db, sessionID) : null

/** The sids that are still valid: sessions that have not ended, and tokens that were not revoked. */
export async function validSids(db: EntityManager, sids: readonly string[]): Promise<ReadonlySet<string>> {
  const [sessions, tokens] = await Promise.all([liveSids(db, sids), liveTokenSids(db, sids)])
  return new Set([...sessions, ...tokens])
}
