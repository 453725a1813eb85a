import { createDataSource } from './data-source.js'
import { migrate } from './migrate.js'
import { prepareQueue, startWorker } from './worker/worker.js'
import { runProcess, say } from './process/lifecycle.js'

/** One more worker on an existing database; any number of them may run. */
await runProcess(async settings => {
  const url = settings.databaseUrl!
  await migrate(url)
  await prepareQueue(url)
  const source = await createDataSource(url, settings.databasePoolSize).initialize()
  const worker = await startWorker(source.manager, url, settings)
  say('GreenRock Tenders works.')
  return async () => {
    await worker.stop()
    await source.destroy()
  }
})
