/** `npm start`: installs and builds what is missing or stale, then becomes the product itself. */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

const built = name => pathToFileURL(path.join(root, 'api/dist/src', name)).href

process.chdir(root)
// Whoever runs here already must not be rebuilt under its feet.
if (fs.existsSync(path.join(root, 'api/dist/src/process/running.js'))) {
  const { findRunning } = await import(built('process/running.js'))
  const running = findRunning(path.resolve(process.env.DATA_DIR || '.data'))
  if (running) {
    console.log(`GreenRock Tenders is already running: ${running.url} (process ${running.pid})`)
    process.exit(0)
  }
}
prepare()
// In this very process, so that Ctrl-C and SIGTERM reach the product without a go-between.
await import(built('main.js'))
