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
  const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1]
  const sid = token ? await sidOfToken(db, token) : null
  const byToken = sid ? await signedInBy(db, sid, 'bearer') : null
  if (byToken) return { ...byToken, token: token! }
  return request.session.userId ? signedInBy(db, request.sessionID, 'cookie') : null
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A cookie goes along whoever made the browser ask. So what changes something must come from our own pages; a caller
 * who is let in by a token has not been tricked into it. A token that lets nobody in is as none.
 */
export function ownPagesOnly(db: EntityManager, settings: Settings): RequestHandler {
  const own = new URL(settings.publicUrl).origin
  return async (request, _response, next) => {
    const hasCookie = request.session.userId !== undefined
    if (harmless.has(request.method) || !hasCookie || isFromOwnPage(request, own)) return next()
    if ((await viewerOf(db, request))?.by === 'bearer') return next()
    next(new UserError('FORBIDDEN', 'Unauthorized: dit verzoek komt niet van onze eigen pagina'))
  }
}

function isFromOwnPage(request: Request, own: string): boolean {
  const origin = request.get('origin')
  if (origin !== undefined) return origin === own || origin === `${request.protocol}://${request.get('host')}`
  return request.get('sec-fetch-site') === 'same-origin'
}
