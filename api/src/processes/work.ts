import { setTimeout as pause } from 'node:timers/promises'
import { workInBackground } from '../platform/database/background.js'
import { createDataSource } from './data-source.js'
import { migrate } from './migrate.js'
import { runProcess, say } from './lifecycle.js'
import { prepareQueue, startWorker } from './worker/worker.js'
import { DATABASE_IS_OURS, IS_READY, startWorkerProcess } from './worker/worker-process.js'
import { timeLimits } from '../platform/time-limits.js'

workInBackground(process.env[DATABASE_IS_OURS] === '1')

/** One more worker on an existing database; any number of them may run. */
await runProcess(async settings => {
  const url = settings.databaseUrl!
  // A worker may have to end itself; `npm run worker` starts it as `npm start` does, so that another begins.
  if (!process.send) {
    const worker = await startWorkerProcess(url)
    say('GreenRock Tenders works.')
    return () => worker.stop()
  }
  await migrate(url)
  await prepareQueue(url)
  const source = await createDataSource(url, settings.databasePoolSize).initialize()
  const worker = startWorker(source.manager, url, settings, { die: () => process.exit(1) })
  process.send(IS_READY)
  return async () => {
    // A job that goes on for longer is broken off: each is idempotent, and taken over by the next worker.
    await Promise.race([worker.stop().then(() => source.destroy()), pause(timeLimits.workerFinish.ms)])
  }
})
