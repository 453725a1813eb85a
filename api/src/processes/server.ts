import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { createApp } from './app.js'
import { connect } from './data-source.js'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.js'
import { closing } from '../transport/http/closing.js'
import { starting } from '../transport/http/starting.js'
import { whenReachable } from '../platform/database/when-reachable.js'
import { migrate } from './migrate.js'
import { handOverJobs } from '../platform/jobs/job.service.js'
import { prepareQueue } from './worker/worker.js'
import { startWorkerProcess } from './worker/worker-process.js'
import { log } from '../platform/log.js'
import { during, type Report, silent } from './report.js'
import { listenToPostgres } from '../platform/notifications/postgres-notifications.js'
import type { Settings } from '../platform/settings/settings.js'
import { followChanges, TENDERS_CHANGED } from '../tenders/tender/change-cache.js'
import { timeLimits } from '../platform/time-limits.js'

export interface Server {
  readonly port: number
  readonly db: EntityManager
  /** @param drainMs the time that the port stays open after /readyz reports the shutdown */
  stop(drainMs?: number): Promise<void>
}

/** Starts the database (unless DATABASE_URL is set), migrations, the web server, and a worker process. */
export async function startServer(settings: Settings, report: Report = silent): Promise<Server> {
  const steps: (() => Promise<unknown>)[] = []
  /** Releases the resources acquired so far, in reverse order. */
  const undo = async () => {
    for (const step of steps.reverse()) await step().catch((error: unknown) => log.error({ error }, 'while stopping'))
  }

  try {
    let listener = starting(settings)
    const closingDown = closing((request, response) => listener(request, response))
    const web = await listen(closingDown.listener, settings.port)
    steps.push(() => closeWeb(web))

    const databaseUrl = settings.databaseUrl ?? (await embedded(settings, steps, report))
    const directUrl = settings.databaseDirectUrl ?? databaseUrl
    for (const url of new Set([directUrl, databaseUrl]))
      await whenReachable(url, why => log.warn({ why }, 'waiting for the database'))
    await during(report, 'Migrate the database', async () => {
      await migrate(directUrl)
      await prepareQueue(directUrl)
    })

    const serving = report.begin('Serve')
    const source = await connect(databaseUrl, settings, settings.replicas)
    steps.push(() => source.destroy())
    handOverJobs(source)

    const changes = await listenToPostgres(directUrl, [TENDERS_CHANGED])
    steps.push(() => changes.stop())
    followChanges(source, changes)

    const app = await createApp(source, settings, directUrl)
    steps.push(() => app.stop())
    listener = app.listener
    const sockets = app.serveSockets(web)

    const worker =
      settings.worker === 'inline' ? await startWorkerProcess(databaseUrl, !settings.databaseUrl) : undefined
    serving.done()
    return {
      port: (web.address() as AddressInfo).port,
      db: source.manager,
      async stop(drainMs = 0) {
        app.startClosing()
        closingDown.start()
        // Concurrent, because the worker takes its time to stop as well.
        await Promise.all([setTimeout(drainMs), worker?.stop()])
        // Sockets must close before the resources that they use.
        await sockets.stop()
        await closeWeb(web)
        await undo()
      },
    }
  } catch (error) {
    await undo()
    throw error
  }
}

async function embedded(settings: Settings, steps: (() => Promise<unknown>)[], report: Report) {
  const dataDirectory = path.join(settings.dataDirectory, 'postgres')
  const postgres: EmbeddedPostgres = await during(report, 'Start PostgreSQL', () =>
    startEmbeddedPostgres({ dataDirectory }),
  )
  steps.push(() => postgres.stop())
  return postgres.url
}

function listen(handler: http.RequestListener, port: number): Promise<http.Server> {
  const server = http.createServer(
    {
      headersTimeout: timeLimits.requestHeaders.ms,
      requestTimeout: timeLimits.wholeRequest.ms,
      keepAliveTimeout: timeLimits.keptConnection.ms,
      connectionsCheckingInterval: timeLimits.connectionCheck.ms,
    },
    handler,
  )
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`)
          : error,
      ),
    )
    server.listen({ port, backlog: 4096 }, () => resolve(server))
  })
}

/** Graceful shutdown: waits for running requests, and closes the rest after a timeout. */
function closeWeb(server: http.Server): Promise<void> {
  return new Promise(resolve => {
    const limit = AbortSignal.timeout(timeLimits.lastRequests.ms)
    const cut = () => server.closeAllConnections()
    limit.addEventListener('abort', cut)
    server.close(() => {
      limit.removeEventListener('abort', cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
