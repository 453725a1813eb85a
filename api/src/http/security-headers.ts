import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Settings } from '../settings/settings.js'

/** What styles bear to be let in; the page gets it, and nobody can guess it. */
export type WithNonce = { nonce: string }

/**
 * The browser is told to trust nothing but our own files: no script or style of anybody else, no frame around us, no
 * request elsewhere, and nothing that makes code of text.
 */
export function securityHeaders({ environment, publicUrl }: Settings): RequestHandler[] {
  const isHttps = publicUrl.startsWith('https:')
  return [
    (_request, response, next) => {
      ;(response.locals as WithNonce).nonce = randomBytes(16).toString('base64')
      next()
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'"],
          'style-src': [
            "'self'",
            (_request, response) => `'nonce-${(response as unknown as { locals: WithNonce }).locals.nonce}'`,
          ],
          'img-src': ["'self'", 'data:'],
          'connect-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'frame-ancestors': ["'none'"],
          'form-action': ["'self'"],
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['default'],
        },
      },
      strictTransportSecurity:
        environment === 'production' && isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      crossOriginOpenerPolicy: isHttps,
      originAgentCluster: isHttps,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  ]
}
