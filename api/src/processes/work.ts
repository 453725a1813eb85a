import { setTimeout as pause } from 'node:timers/promises'
import { workInBackground } from '../platform/database/background.js'
import { connect } from './data-source.js'
import { migrate } from './migrate.js'
import { runProcess, say } from './lifecycle.js'
import { prepareQueue, startWorker } from './worker/worker.js'
import { DATABASE_IS_OURS, IS_READY, startWorkerProcess } from './worker/worker-process.js'
import { timeLimits } from '../platform/time-limits.js'

workInBackground(process.env[DATABASE_IS_OURS] === '1')

/** An additional worker on an existing database; there may be any number of them. */
await runProcess(async settings => {
  const url = settings.databaseUrl!
  // Supervision: a worker may end itself, so `npm run worker` runs it as a child process and restarts it, like `npm start`.
  if (!process.send) {
    const worker = await startWorkerProcess(url)
    say('GreenRock Tenders works.')
    return () => worker.stop()
  }
  const directUrl = settings.databaseDirectUrl ?? url
  await migrate(directUrl)
  await prepareQueue(directUrl)
  const source = await connect(url, settings)
  const worker = startWorker(source.manager, directUrl, settings, { die: () => process.exit(1) })
  process.send(IS_READY)
  return async () => {
    // A longer job is interrupted: jobs are idempotent, and the next worker takes them over.
    await Promise.race([worker.stop().then(() => source.destroy()), pause(timeLimits.workerFinish.ms)])
  }
})
