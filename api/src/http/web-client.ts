import fs from 'node:fs'
import path from 'node:path'
import express, { type Response, type Router } from 'express'
import staticGzip from 'express-static-gzip'
import type { WithNonce } from './security-headers.js'

/**
 * HTTP caching: files with a content hash in their name are immutable; the page itself is revalidated each time. The
 * build writes a compressed file beside each one, so that no request compresses.
 */
export function webClient(webRoot: string): Router {
  const page = pageOf(path.join(webRoot, 'index.html'))
  const router = express.Router()
  router.use(
    '/assets',
    staticGzip(path.join(webRoot, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y' },
    }),
  )
  router.use('/assets', (_request, response) => notFound(response))
  router.get('/index.html', (_request, response) => response.redirect('/'))
  router.use(express.static(webRoot, { index: false, maxAge: '1h' }))
  router.get('/{*path}', (request, response) => {
    if (path.extname(request.path)) return notFound(response)
    const { nonce } = response.locals as WithNonce
    response.set('cache-control', 'no-cache').type('html').send(page(nonce))
  })
  return router
}

function notFound(response: Response): void {
  // The header was set for a compressed file that a newer build has removed.
  response.removeHeader('content-encoding')
  response.status(404).type('text').send('Niet gevonden')
}

/** The built page with the CSP nonce for its styles; cached, and read again when its modification time changes. */
function pageOf(file: string): (nonce: string) => string {
  let known: { readonly at: number; readonly text: string } | undefined
  return nonce => {
    const at = fs.statSync(file).mtimeMs
    if (known?.at !== at) known = { at, text: fs.readFileSync(file, 'utf8') }
    return known.text.replace('</title>', `</title><meta property="csp-nonce" nonce="${nonce}">`)
  }
}
