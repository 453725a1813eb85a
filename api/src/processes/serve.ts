import { runProcess, say } from './lifecycle.js'
import { startServer } from './server.js'
import { timeLimits } from '../platform/time-limits.js'

/** An additional web process on an existing database. */
await runProcess(async settings => {
  const server = await startServer(settings)
  say(`GreenRock Tenders serves: http://localhost:${server.port}`)
  return () => server.stop(timeLimits.drain.ms)
})
