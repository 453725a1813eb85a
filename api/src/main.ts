import { DataSource } from 'typeorm'
import { createDataSource } from './database/data-source.js'
import { refreshTenders } from './harvest/refresh.service.js'
import { log } from './log.js'
import { claim, letGo } from './running.js'
import { type Server, startServer } from './server.js'
import { readSettings, SettingsError } from './settings.js'

const say = (line: string) => void process.stdout.write(`${line}\n`)
/** So long the first gathering may take before the address is announced all the same. */
const LONGEST_FIRST_GATHERING_MS = 60_000

/** The product: serves, gathers, and ends cleanly. */
async function main(): Promise<void> {
  const settings = readSettings()
  const first = claim(settings.dataDirectory, settings.publicUrl)
  if (first) {
    say(`GreenRock Tenders is already running: ${first.url} (process ${first.pid})`)
    return
  }

  let server: Server | undefined
  let ending: Promise<void> | undefined
  const end = (code: number) =>
    (ending ??= (async () => {
      if (server) say('Stopping …')
      await server?.stop()
      letGo(settings.dataDirectory)
      process.exit(code)
    })())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

  try {
    const started = startServer(settings, say)
    server = await started
  } catch (error) {
    say(`GreenRock Tenders could not start: ${error instanceof Error ? error.message : String(error)}`)
    await end(1)
    return
  }
  if (settings.worker === 'inline') await gatherFirst(server.databaseUrl, settings)
  say(`GreenRock Tenders is ready: ${settings.publicUrl}`)
}

/** A database that holds tenders already is gathered for in the background; an empty one is worth a moment's wait. */
async function gatherFirst(databaseUrl: string, settings: ReturnType<typeof readSettings>): Promise<void> {
  const source: DataSource = await createDataSource(databaseUrl, 4).initialize()
  const [{ filled }] = await source.query<[{ filled: boolean }]>('SELECT EXISTS (SELECT FROM tenders) AS filled')
  const gathering = refreshTenders(source.manager, settings)
    .then(({ totalFound, totalAdded }) => log.info({ totalFound, totalAdded }, 'gathered'))
    .catch((error: unknown) => log.warn({ error }, 'gathering failed'))
    .finally(() => source.destroy())
  if (filled) return
  say('Gathering tenders …')
  await Promise.race([gathering, new Promise(resolve => setTimeout(resolve, LONGEST_FIRST_GATHERING_MS).unref())])
}

process.on('unhandledRejection', error => {
  log.fatal({ error }, 'unhandled rejection')
  process.exit(1)
})

try {
  await main()
} catch (error) {
  say(error instanceof SettingsError ? error.message : String(error))
  process.exitCode = 1
}
