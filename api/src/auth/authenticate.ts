import type { Request } from 'express'
import type { EntityManager } from 'typeorm'
import { sidOfToken, signedInBy } from '../users/sign-in/session.service.js'
import type { Viewer } from '../users/viewer.js'

/** Authentication by bearer token, else by cookie: an invalid token does not invalidate a valid cookie. */
export async function viewerOf(db: EntityManager, request: Request): Promise<Viewer | null> {
  const authorization = request.get('authorization')
  return (await viewerByBearer(db, authorization)) ?? viewerByCookie(db, request)
}

/** @param authorization untrusted: the header, or the parameter with which a socket's client replaces it */
export async function viewerByBearer(db: EntityManager, authorization: unknown): Promise<Viewer | null> {
  const token = typeof authorization === 'string' ? /^Bearer (\S+)$/.exec(authorization)?.[1] : undefined
  const sid = token ? await sidOfToken(db, token) : null
  const viewer = sid ? await signedInBy(db, sid, 'bearer') : null
  return viewer && { ...viewer, token: token! }
}

/** @param request after the session middleware */
export const viewerByCookie = async (
  db: EntityManager,
  { session, sessionID }: Pick<Request, 'session' | 'sessionID'>,
): Promise<Viewer | null> => (session.userId ? signedInBy(db, sessionID, 'cookie') : null)
