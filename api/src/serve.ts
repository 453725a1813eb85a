import { runProcess, say } from './process/lifecycle.js'
import { DRAIN_MS, startServer } from './server.js'

/** One more web process on an existing database. */
await runProcess(async settings => {
  const server = await startServer(settings)
  say(`GreenRock Tenders serves: http://localhost:${server.port}`)
  return () => server.stop(DRAIN_MS)
})
