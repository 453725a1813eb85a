import 'reflect-metadata'
import path from 'node:path'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type ErrorRequestHandler, type Express } from 'express'
import type { DataSource, EntityManager } from 'typeorm'
import { doorOf } from './auth/door.js'
import { localProvider } from './auth/local-provider/local-provider.js'
import { oidcRoutes } from './auth/oidc.js'
import { pictureOf } from './auth/picture.service.js'
import { ownPagesOnly, viewerOf } from './auth/principal.js'
import { sessionSecret } from './auth/secret.js'
import { sessions } from './auth/sessions.js'
import { createContext } from './context.js'
import { createApollo } from './graphql/apollo.js'
import { isOutage } from './database/outage.js'
import { httpStatus, outOfReach, UserError } from './errors.js'
import { textTooLarge } from './graphql/limits.js'
import { createRateLimit } from './graphql/rate-limit.js'
import { createSchema } from './graphql/schema.js'
import { log } from './log.js'
import type { Settings } from './settings.js'
import { readiness } from './readiness.js'

export interface App {
  readonly express: Express
  /** From then on /readyz says no, so that nobody sends new work. */
  startClosing(): void
  stop(): Promise<void>
}

export async function createApp(source: DataSource, settings: Settings): Promise<App> {
  const secret = sessionSecret(settings)
  const db = source.manager
  const apollo = createApollo(createSchema(), createRateLimit(settings))
  await apollo.start()
  let isClosing = false

  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings.trustProxyHops)
  app.use((_request, response, next) => {
    response.set({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' })
    next()
  })

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  app.get('/readyz', async (_request, response) => {
    const { ready, checks } = await readiness(source, isClosing)
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', checks })
  })

  if (!settings.oidc) {
    const provider = await localProvider(settings.publicUrl, secret)
    app.use('/oidc', noStore, provider)
  }
  app.use(['/graphql', '/api'], noStore, ...sessions(source, settings, secret), ownPagesOnly(settings))
  app.use('/api', oidcRoutes(source, settings, secret))
  app.get('/api/auth/picture', ownPicture(db))
  app.use(
    '/graphql',
    express.json({ limit: '100kb', inflate: false, strict: true }),
    (request, response, next) => {
      const refused = textTooLarge((request.body as { query?: unknown } | undefined)?.query)
      if (refused) response.status(400).json({ errors: [refused] })
      else next()
    },
    expressMiddleware(apollo, {
      context: async ({ req }) => createContext(db, settings, await doorOf(db, req), secret),
    }),
  )
  app.use('/api', (_request, response) => {
    response.status(404).json({ message: 'Dit adres bestaat niet.', code: 'NOT_FOUND' })
  })
  app.use(webClient(settings.webDirectory))
  app.use(inDutch)

  return {
    express: app,
    startClosing: () => {
      isClosing = true
    },
    stop: () => apollo.stop(),
  }
}

/** Our copy of the picture of whoever asks. */
const ownPicture =
  (db: EntityManager): express.RequestHandler =>
  async (request, response) => {
    const viewer = await viewerOf(db, request)
    const picture = viewer?.user.legacyUserId ? await pictureOf(db, viewer.user.legacyUserId) : null
    if (!picture) return void response.status(404).json({ message: 'Er is geen foto.', code: 'NOT_FOUND' })
    response.type(picture.type).set('content-disposition', 'inline').send(picture.bytes)
  }

const noStore: express.RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store')
  next()
}

/** Files under a name with their content's hash keep for ever; the page itself is asked for anew each time. */
function webClient(webRoot: string): express.Router {
  const router = express.Router()
  router.use('/assets', express.static(path.join(webRoot, 'assets'), { immutable: true, maxAge: '1y', index: false }))
  router.use('/assets', (_request, response) => void response.status(404).type('text').send('Niet gevonden'))
  router.use(express.static(webRoot, { index: false, maxAge: '1h' }))
  router.get('/{*path}', (request, response, next) => {
    if (path.extname(request.path)) {
      response.status(404).type('text').send('Niet gevonden')
      return
    }
    response.sendFile(
      path.join(webRoot, 'index.html'),
      { cacheControl: false, headers: { 'cache-control': 'no-cache' } },
      error => {
        if (error) next(error)
      },
    )
  })
  return router
}

/** What goes wrong before any of our own code: too large, no JSON, a broken address. */
const inDutch: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent) return next(error)
  if (error instanceof UserError)
    return void response.status(httpStatus[error.code]).json({ message: error.message, code: error.code })
  if (isOutage(error))
    return void response.status(503).set('retry-after', '5').json({ message: outOfReach, code: 'UNAVAILABLE' })
  const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
  if (status === 500) log.error({ error }, 'request failed')
  const message =
    status === 413
      ? 'Het verzoek is te groot.'
      : status < 500
        ? 'Het verzoek is niet te lezen.'
        : 'Er is een fout opgetreden'
  response.status(status).json({ message, code: status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR' })
}
