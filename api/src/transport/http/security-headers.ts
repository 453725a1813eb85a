import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet, { type HelmetOptions } from 'helmet'
import type { Settings } from '../../platform/settings/settings.js'

/** CSP nonce: random for each response; allows the page's own style elements. */
export type WithNonce = { nonce: string }

/**
 * Against XSS and clickjacking: the Content-Security-Policy allows only scripts, styles and requests of our own origin, no framing, and requires
 * Trusted Types.
 */
export function securityHeaders(settings: Settings): RequestHandler[] {
  return [
    (_request, response, next) => {
      ;(response.locals as WithNonce).nonce = randomBytes(16).toString('base64')
      next()
    },
    helmet({
      ...sharedHeaders(settings),
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
    }),
  ]
}

/** Like `securityHeaders`, for the REST documentation, whose viewer does not support Trusted Types. */
export const securityHeadersOfDocumentation = (settings: Settings): RequestHandler =>
  helmet({
    ...sharedHeaders(settings),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      },
    },
  })

/**
 * Like `securityHeaders`, for GraphiQL: styles and HTML are unrestricted, because its editor adds style elements without a nonce. Scripts and
 * workers must be our own files, without eval, and requests go to our origin only.
 */
export const securityHeadersOfGraphiql = (settings: Settings): RequestHandler =>
  helmet({
    ...sharedHeaders(settings),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'worker-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'", 'data:'],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'none'"],
      },
    },
  })

/**
 * Like `securityHeaders`, for responses with data, which may not be rendered as a page. Computed once, because they are the same for every
 * response.
 */
export function securityHeadersOfData(settings: Settings): RequestHandler {
  const none = ["'none'"]
  const headers = new Map<string, string>()
  const collected = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => {} }
  const write = helmet({
    ...sharedHeaders(settings),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': none, 'object-src': none, 'base-uri': none, 'frame-ancestors': none },
    },
  })
  write({} as IncomingMessage, collected as unknown as ServerResponse, () => {})
  return (_request, response, next) => {
    response.setHeaders(headers)
    next()
  }
}

const sharedHeaders = ({ environment, publicUrl }: Settings): HelmetOptions => {
  const isHttps = publicUrl.startsWith('https:')
  return {
    strictTransportSecurity:
      environment === 'production' && isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}
