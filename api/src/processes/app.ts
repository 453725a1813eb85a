import 'reflect-metadata'
import type http from 'node:http'
import compression from 'compression'
import express from 'express'
import { localProvider } from '../people/auth/local-provider/local-provider.js'
import { oidcRoutes } from '../people/auth/oidc.js'
import { csrfProtection } from '../people/auth/csrf.js'
import type { ReplicatedSource } from '../platform/database/replicated.js'
import { createGate } from '../platform/load-shedding/gate.js'
import { refuseWhenFull } from '../transport/http/refuse-when-full.js'
import { UNSUBSCRIBE_PATH, unsubscribePage } from '../people/alerts/unsubscribe/unsubscribe-page.js'
import { sessionSecrets } from '../people/auth/secret.js'
import { hasSessionCookie, sessions } from '../people/auth/sessions.js'
import { ADDED_SOURCES, followAddedSources } from '../ingest/harvest/added/known-sources.service.js'
import { INBOX_EVENTS } from '../people/inbox/inbox-events.js'
import { COMMENT_EVENTS } from '../people/comments/comment-events.js'
import { JOB_EVENTS } from '../platform/jobs/job-row.js'
import { recordEmptySearches } from '../tenders/empty-searches/recorder.js'
import { tenderParts } from '../transport/exports/tender-page.js'
import { log } from '../platform/log.js'
import { unknownAddress } from '../platform/errors.js'
import { createApollo } from '../transport/schema/apollo.js'
import { graphqlRoutes, refusedAsGraphql } from '../transport/schema/graphql-routes.js'
import { trustedDocuments } from '../transport/schema/persisted-queries.js'
import { createRateLimit } from '../platform/rate-limit/rate-limit.js'
import { createSchema } from '../transport/schema/schema.js'
import { createMetrics } from './metrics/metrics.js'
import { metricsRoute } from './metrics/metrics-route.js'
import { inDutch } from '../transport/http/in-dutch.js'
import {
  securityHeaders,
  securityHeadersOfData,
  securityHeadersOfGraphiql,
} from '../transport/http/security-headers.js'
import { graphiql, plainPage, webClient } from '../transport/http/web-client.js'
import { connectNotifications } from '../platform/notifications/connect.js'
import { serveSockets } from '../transport/live/sockets.js'
import type { Settings } from '../platform/settings/settings.js'
import { readiness } from './readiness.js'
import { SAMPLE_PAGES, samplePage } from '../ingest/samples/sample-page.js'
import { documentation } from '../transport/rest/documentation.js'
import { restRoutes } from '../transport/rest/rest.js'

export interface App {
  readonly listener: http.RequestListener
  /** Graceful shutdown: from now on /readyz answers 503, so that a load balancer sends no new requests. */
  startClosing(): void
  /** GraphQL subscriptions over WebSocket, on the same port. */
  serveSockets(server: http.Server): { stop(): Promise<void> }
  stop(): Promise<void>
}

export async function createApp(source: ReplicatedSource, settings: Settings, directUrl: string): Promise<App> {
  const secrets = sessionSecrets(settings)
  const db = source.manager
  const schema = createSchema()
  const spend = createRateLimit(settings)
  const gate = createGate()
  const apollo = createApollo(schema, spend, trustedDocuments(settings.webDirectory))
  const bySession = sessions(source, settings, secrets)
  const transport = { databaseUrl: directUrl, redisUrl: settings.redisUrl }
  const notifications = await connectNotifications(source, transport, CHANNELS)
  for (const channel of CHANNELS) notifications.subscribe(channel, () => source.replicas.noteChange())
  await followAddedSources(db, notifications)
  const emptySearches = recordEmptySearches(db)
  await apollo.start()
  let isClosing = false

  const open = { sockets: () => 0 }
  const metrics = createMetrics(source, () => open.sockets())

  const app = express()
  app.disable('x-powered-by')
  // ETags are off because caches store none of our responses; static files have their own.
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings.trustProxyHops)
  app.use(compression(COMPRESSED))
  const headersOfData = securityHeadersOfData(settings)
  // A router of their own: Express compares the path once, instead of for each of them.
  const checked = express
    .Router()
    .use(metrics.timed, headersOfData, noStore, refuseWhenFull(gate), ...bySession, csrfProtection(db, settings))
  app.use('/graphql', checked, graphqlRoutes(apollo, { db, settings, secrets, spend, gate }), refusedAsGraphql)
  app.use(['/healthz', '/readyz', '/metrics'], headersOfData)

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  app.get('/readyz', async (_request, response) => {
    const { ready, checks } = await readiness(source, isClosing)
    const replicas = source.replicas.states()
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', checks, replicas })
  })

  app.get('/metrics', metricsRoute(metrics, settings))

  app.use(UNSUBSCRIBE_PATH, ...securityHeaders(settings), noStore, refuseWhenFull(gate), unsubscribePage(db, secrets))
  app.use('/api', headersOfData, documentation(settings, schema))
  app.use('/api', checked)
  app.use('/api', oidcRoutes(source, settings, secrets, spend))
  app.use('/api', restRoutes({ db, settings, secrets, spend, gate }))
  app.use('/api', (_request, response) => {
    response.status(404).json(unknownAddress)
  })

  app.use('/graphiql', securityHeadersOfGraphiql(settings), graphiql(settings.graphiqlDirectory))
  app.use(...securityHeaders(settings))
  if (!settings.oidc) {
    const provider = await localProvider(settings.publicUrl, secrets)
    app.use('/oidc', noStore, provider)
  }
  app.get(`${SAMPLE_PAGES}/:source/:publicationId`, samplePage(db))
  app.use(
    webClient({
      webRoot: settings.webDirectory,
      hasServiceWorker: settings.hasServiceWorker,
      mayBeSignedIn: hasSessionCookie(settings),
      partsOf: request =>
        tenderParts(db, request, settings.publicUrl).catch((error: unknown) => {
          // Fallback: the page also works without the prerendered parts.
          log.warn({ error }, 'a page without its parts')
          return plainPage
        }),
    }),
  )
  app.use(inDutch)

  return {
    listener: app,
    startClosing: () => {
      isClosing = true
    },
    serveSockets: server => {
      server.on('connection', gate.noteConnection)
      const sockets = serveSockets(server, { db, schema, settings, secrets, sessions: bySession, spend, notifications })
      open.sockets = sockets.count
      return sockets
    },
    async stop() {
      await apollo.stop()
      await emptySearches.stop()
      await notifications.stop()
    },
  }
}

/** The fastest level, because higher ones take much more CPU for a tenth less. Small responses fit into a few packets anyway. */
const COMPRESSED = { level: 1, threshold: '4kb' }

const noStore: express.RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store')
  next()
}

const CHANNELS = [COMMENT_EVENTS, INBOX_EVENTS, JOB_EVENTS, ADDED_SOURCES]
