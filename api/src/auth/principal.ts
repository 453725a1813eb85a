import type { Request, RequestHandler } from 'express'
import type { EntityManager } from 'typeorm'
import { UserError } from '../errors.js'
import type { Settings } from '../settings.js'
import { sidOfToken, signedInBy } from './session.service.js'
import type { Viewer } from './viewer.js'

/**
 * Who asks: by bearer token or by cookie, each of which suffices. A token that is none is nobody's, and does not spoil
 * a cookie that is good.
 */
export async function viewerOf(db: EntityManager, request: Request): Promise<Viewer> {
  const authorization = request.get('authorization')
  return (await viewerByBearer(db, authorization)) ?? viewerByCookie(db, request)
}

/** @param authorization the header, or what stands for it; anything from outside */
export async function viewerByBearer(db: EntityManager, authorization: unknown): Promise<Viewer> {
  const token = typeof authorization === 'string' ? /^Bearer (\S+)$/.exec(authorization)?.[1] : undefined
  const sid = token ? await sidOfToken(db, token) : null
  const viewer = sid ? await signedInBy(db, sid, 'bearer') : null
  return viewer && { ...viewer, token: token! }
}

/** @param request whose session has been read */
export const viewerByCookie = async (
  db: EntityManager,
  { session, sessionID }: Pick<Request, 'session' | 'sessionID'>,
): Promise<Viewer> => (session.userId ? signedInBy(db, sessionID, 'cookie') : null)

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A cookie goes along whoever made the browser ask. So what changes something must come from our own pages; a caller
 * who is let in by a token has not been tricked into it. A token that lets nobody in is as none.
 */
export function ownPagesOnly(db: EntityManager, settings: Settings): RequestHandler {
  return async (request, _response, next) => {
    const hasCookie = request.session.userId !== undefined
    if (harmless.has(request.method) || !hasCookie || isFromOwnPage(request, settings)) return next()
    if ((await viewerOf(db, request))?.by === 'bearer') return next()
    next(new UserError('FORBIDDEN', 'Unauthorized: dit verzoek komt niet van onze eigen pagina'))
  }
}

function isFromOwnPage(request: Request, settings: Settings): boolean {
  const origin = request.get('origin')
  if (origin !== undefined) return isOwnOrigin(origin, `${request.protocol}://${request.get('host')}`, settings)
  return request.get('sec-fetch-site') === 'same-origin'
}

/** @param asked the origin that the request itself went to */
export const isOwnOrigin = (origin: string, asked: string, { publicUrl }: Pick<Settings, 'publicUrl'>) =>
  origin === asked || origin === new URL(publicUrl).origin
