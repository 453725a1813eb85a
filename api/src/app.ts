import 'reflect-metadata'
import type http from 'node:http'
import { expressMiddleware } from '@as-integrations/express5'
import compression from 'compression'
import express, { type Express } from 'express'
import type { DataSource } from 'typeorm'
import { localProvider } from './auth/local-provider/local-provider.js'
import { oidcRoutes } from './auth/oidc.js'
import { csrfProtection } from './auth/csrf.js'
import { sessionSecret } from './auth/secret.js'
import { sessions } from './auth/sessions.js'
import { ADDED_SOURCES, followAddedSources } from './harvest/added/known-sources.service.js'
import { COMMENT_EVENTS } from './comments/comment-events.js'
import { JOB_EVENTS } from './jobs/job-events.js'
import { unknownAddress } from './errors.js'
import { admit, admitted } from './schema/admit.js'
import { createApollo } from './schema/apollo.js'
import { textTooLarge } from './schema/limits.js'
import { createRateLimit } from './rate-limit/rate-limit.js'
import { createSchema } from './schema/schema.js'
import { inDutch } from './http/in-dutch.js'
import { securityHeaders, securityHeadersOfData } from './http/security-headers.js'
import { webClient } from './http/web-client.js'
import { connectNotifications } from './notifications/connect.js'
import { serveSockets } from './live/sockets.js'
import type { Settings } from './settings/settings.js'
import { readiness } from './process/readiness.js'
import { SAMPLE_PAGES, samplePage } from './samples/sample-page.js'
import { restRoutes } from './rest/rest.js'

export interface App {
  readonly express: Express
  /** Graceful shutdown: from then on /readyz answers 503, so that a load balancer sends no new requests. */
  startClosing(): void
  /** GraphQL subscriptions over WebSocket, on the same port. */
  serveSockets(server: http.Server): { stop(): Promise<void> }
  stop(): Promise<void>
}

export async function createApp(source: DataSource, settings: Settings): Promise<App> {
  const secret = sessionSecret(settings)
  const db = source.manager
  const schema = createSchema()
  const spend = createRateLimit(settings)
  const apollo = createApollo(schema, spend)
  const bySession = sessions(source, settings, secret)
  const transport = { databaseUrl: urlOf(source), redisUrl: settings.redisUrl }
  const notifications = await connectNotifications(source, transport, [COMMENT_EVENTS, JOB_EVENTS, ADDED_SOURCES])
  await followAddedSources(db, notifications)
  await apollo.start()
  let isClosing = false

  const app = express()
  app.disable('x-powered-by')
  // No answer of ours is stored by a cache, so that none needs a hash; files have theirs from elsewhere.
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings.trustProxyHops)
  app.use(['/graphql', '/api', '/healthz', '/readyz'], securityHeadersOfData(settings))
  app.use(compression())

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  app.get('/readyz', async (_request, response) => {
    const { ready, checks } = await readiness(source, isClosing)
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', checks })
  })

  app.use(['/graphql', '/api'], noStore, ...bySession, csrfProtection(db, settings))
  app.use('/api', oidcRoutes(source, settings, secret, spend))
  app.use(
    '/graphql',
    admit({ db, settings, secret, spend }),
    express.json({ limit: '100kb', inflate: false, strict: true }),
    (request, response, next) => {
      const refused = textTooLarge((request.body as { query?: unknown } | undefined)?.query)
      if (refused) response.status(400).json({ errors: [refused] })
      else next()
    },
    expressMiddleware(apollo, { context: async ({ res }) => admitted(res) }),
  )
  app.use('/api', restRoutes({ db, settings, secret, spend }))
  app.use('/api', (_request, response) => {
    response.status(404).json(unknownAddress)
  })

  app.use(...securityHeaders(settings))
  if (!settings.oidc) {
    const provider = await localProvider(settings.publicUrl, secret)
    app.use('/oidc', noStore, provider)
  }
  app.get(`${SAMPLE_PAGES}/:source/:publicationId`, samplePage(db))
  app.use(webClient(settings.webDirectory))
  app.use(inDutch)

  return {
    express: app,
    startClosing: () => {
      isClosing = true
    },
    serveSockets: server =>
      serveSockets(server, { db, schema, settings, secret, sessions: bySession, spend, notifications }),
    async stop() {
      await apollo.stop()
      await notifications.stop()
    },
  }
}

const noStore: express.RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store')
  next()
}

const urlOf = ({ options }: DataSource): string => (options as { url?: string }).url!
