/** `npm start`: installs and builds what is missing or stale, then becomes the product itself. */
import fs from 'node:fs'
import path from 'node:path'
import { become, builtApi, prepare, root } from './lib/steps.mjs'

process.chdir(root)
// A running product must not be rebuilt while it runs: it would load files of two versions.
if (fs.existsSync(path.join(root, 'api/dist/src/process/running.js'))) {
  const { findRunning } = await builtApi('process/running.js')
  const running = findRunning(path.resolve(process.env.DATA_DIR || '.data'))
  if (running) {
    console.log(`GreenRock Tenders is already running: ${running.url} (process ${running.pid})`)
    process.exit(0)
  }
}
prepare()
// Graceful shutdown: imported, not spawned, so that Ctrl-C and SIGTERM reach the product directly.
await become('main.js')
