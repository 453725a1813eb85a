import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Settings } from '../settings/settings.js'

/** CSP nonce: random for each response, it allows the page's own style elements. */
export type WithNonce = { nonce: string }

/**
 * Against XSS and clickjacking: Content-Security-Policy allows scripts, styles and requests of our own origin only, no
 * framing, and Trusted Types instead of strings that become code.
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
