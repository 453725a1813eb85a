import { live, say } from './process/lifecycle.js'
import { startServer } from './server.js'

/** One more web process on an existing database. */
await live(async settings => {
  const server = await startServer(settings)
  say(`GreenRock Tenders serves: http://localhost:${server.port}`)
  return () => server.stop()
})
