import fs from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import staticGzip from 'express-static-gzip'
import type { WithNonce } from './security-headers.js'

/** Paths where a first visit shows the landing page; on other paths scripts decide. */
const landingPaths: ReadonlySet<string> = new Set(['/', '/login'])

/** Prerendered parts of a page, for search engines and link previews. */
export interface PageParts {
  readonly status: number
  /** The title of the browser tab, as HTML; null for the product's own title. */
  readonly title: string | null
  readonly description: string | null
  /** Extra elements for the head, such as structured data. */
  readonly head: string
  /** The content until scripts render the page. */
  readonly body: string
}

export const plainPage: PageParts = { status: 200, title: null, description: null, head: '', body: '' }

export type PartsOf = (request: Request) => Promise<PageParts>

interface WebClientOptions {
  readonly webRoot: string
  /** When false, every browser unregisters the service worker. */
  readonly hasServiceWorker: boolean
  readonly mayBeSignedIn: (request: Request) => boolean
  readonly partsOf: PartsOf
}

/**
 * HTTP caching: files with a content hash in their name are immutable; the page itself is revalidated each time. The
 * build writes a compressed file beside each one, so that no request compresses.
 */
export function webClient({ webRoot, hasServiceWorker, mayBeSignedIn, partsOf }: WebClientOptions): Router {
  const page = pageOf(path.join(webRoot, 'index.html'))
  const landing = textOf(path.join(webRoot, 'landing.html'))
  const router = express.Router()
  router.use('/assets', ...assetsOf(webRoot, lighter))
  router.get(['/index.html', '/landing.html'], (_request, response) => response.redirect('/'))
  router.get('/service-worker.js', serviceWorkerOf(webRoot, hasServiceWorker))
  // The offline page of the service worker: the same for every address.
  router.get('/shell.html', (_request, response) => {
    const { nonce } = response.locals as WithNonce
    response.set('cache-control', 'no-cache').type('html').send(page(nonce, plainPage))
  })
  router.use(express.static(webRoot, { index: false, maxAge: '1h' }))
  router.get('/{*path}', async (request, response) => {
    if (path.extname(request.path)) return notFound(response)
    const { nonce } = response.locals as WithNonce
    // Prerendering: the landing page is readable without scripts; other visitors get the empty page.
    const isLanding = landingPaths.has(request.path) && !mayBeSignedIn(request)
    const parts = await partsOf(request)
    response
      .status(parts.status)
      .set('cache-control', 'no-cache')
      .vary('cookie')
      .type('html')
      .send(page(nonce, isLanding ? { ...parts, body: landing() } : parts))
  })
  return router
}

/** Revalidated each time, because a cached worker could be neither replaced nor withdrawn. */
function serviceWorkerOf(webRoot: string, isOn: boolean): RequestHandler {
  const file = path.join(webRoot, isOn ? 'service-worker.js' : 'service-worker-off.js')
  return (_request, response) =>
    response.sendFile(file, { headers: { 'cache-control': 'no-cache' }, cacheControl: false })
}

/** GraphiQL, which is built separately from the web client. */
export function graphiql(root: string): Router {
  const file = path.join(root, 'index.html')
  const page = textOf(file)
  const router = express.Router()
  router.get('/', (_request, response) => {
    response.set('cache-control', 'no-cache')
    if (fs.existsSync(file)) return void response.type('html').send(page())
    // `npm start` serves before it is built.
    response
      .status(503)
      .set('retry-after', '30')
      .type('text')
      .send('GraphiQL wordt nog gebouwd. Probeer het over een halve minuut opnieuw.')
  })
  router.use('/assets', ...assetsOf(root))
  router.use((_request, response) => notFound(response))
  return router
}

type SetHeaders = (response: ServerResponse, file: string) => void

const assetsOf = (root: string, setHeaders: SetHeaders = () => {}): RequestHandler[] => [
  staticGzip(path.join(root, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', setHeaders },
  }),
  (_request, response) => notFound(response),
]

/** Headers that matter only for documents and workers; none of these files is one. */
const ofPages = [
  'content-security-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Faster first load: on scripts and styles these headers would weigh as much as a screen's code. */
function lighter(response: ServerResponse, file: string): void {
  if (/\.(?:js|css)(?:\.(?:br|gz))?$/.test(file)) for (const name of ofPages) response.removeHeader(name)
}

function notFound(response: Response): void {
  // The header was set for a compressed file that a newer build has removed.
  response.removeHeader('content-encoding')
  response.status(404).type('text').send('Niet gevonden')
}

const ROOT = '<div id="root">'
const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta name="description"[^>]*>/

/** The built page with the CSP nonce for its styles and with its parts, before the scripts' root element. */
function pageOf(file: string): (nonce: string, parts: PageParts) => string {
  const text = textOf(file)
  return (nonce, { title, description, head, body }) =>
    text()
      .replace(
        TITLE,
        own => `${title === null ? own : `<title>${title}</title>`}<meta property="csp-nonce" nonce="${nonce}">${head}`,
      )
      .replace(DESCRIPTION, own =>
        description === null ? own : `<meta name="description" content="${description}" />`,
      )
      .replace(ROOT, () => body + ROOT)
}

/** Cache: reads the file again when its modification time changes. */
function textOf(file: string): () => string {
  let known: { readonly at: number; readonly text: string } | undefined
  return () => {
    const at = fs.statSync(file).mtimeMs
    if (known?.at !== at) known = { at, text: fs.readFileSync(file, 'utf8') }
    return known.text
  }
}
