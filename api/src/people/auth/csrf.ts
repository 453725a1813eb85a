import type { Request, RequestHandler } from 'express'
import type { EntityManager } from 'typeorm'
import { UserError } from '../../platform/errors.js'
import { logSecurity } from '../../platform/security-log.js'
import type { Settings } from '../../platform/settings/settings.js'
import { viewerOf } from './authenticate.js'
import type { WithSession } from './sessions.js'

/** HTTP methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF: a browser sends the session cookie with requests from any site, so a request that changes data by cookie must have our own origin. A valid
 * bearer token needs no check, because another site cannot send it.
 */
export function csrfProtection(db: EntityManager, settings: Settings): RequestHandler {
  const needsToken: RequestHandler = async (request, _response, next) =>
    next((await isByToken(db, request)) ? undefined : refused(request))
  return (request, response, next) => {
    const { session } = request as WithSession
    const hasCookie = session?.userId !== undefined
    if (safeMethods.has(request.method) || !hasCookie || isSameOrigin(request, settings)) return next()
    return needsToken(request, response, next)
  }
}

function refused(request: Request): UserError {
  logSecurity('request of another site refused', { origin: request.get('origin')?.slice(0, 200) ?? null })
  return new UserError('FORBIDDEN', 'Unauthorized: dit verzoek komt niet van onze eigen pagina')
}

async function isByToken(db: EntityManager, request: Request): Promise<boolean> {
  const viewer = await viewerOf(db, request)
  return viewer !== null && viewer.by !== 'cookie'
}

function isSameOrigin(request: Request, settings: Settings): boolean {
  const origin = request.get('origin')
  if (origin !== undefined) return isOwnOrigin(origin, `${request.protocol}://${request.get('host')}`, settings)
  return request.get('sec-fetch-site') === 'same-origin'
}

/** @param asked the origin that the request was sent to */
export const isOwnOrigin = (origin: string, asked: string, { publicUrl }: Pick<Settings, 'publicUrl'>) =>
  origin === asked || origin === new URL(publicUrl).origin
