/** `npm start`: installs and builds missing or stale artefacts, then runs the product in this process. */
import fs from 'node:fs'
import path from 'node:path'
import { buildGraphiqlInBackground, builtApi, prepare, root } from './lib/steps.mjs'
import { begin, bold, dim, isForPeople, note, ready } from './lib/terminal.mjs'

process.chdir(root)
// Rebuilding a running product would make it load files of two versions.
if (fs.existsSync(path.join(root, 'api/dist/src/processes/running.js'))) {
  const { findRunning } = await builtApi('processes/running.js')
  const running = findRunning(path.resolve(process.env.DATA_DIR || '.data'))
  if (running) {
    console.log(`GreenRock Tenders is already running: ${running.url} (process ${running.pid})`)
    process.exit(0)
  }
}
const began = performance.now()
const dataDirectory = path.resolve(process.env.DATA_DIR || '.data')
// The log is hidden by default; `-- --log` shows it.
if (isForPeople && !process.argv.includes('--log')) {
  process.env.LOG_FILE ??= path.join(dataDirectory, 'log', 'start.log')
  fs.rmSync(process.env.LOG_FILE, { force: true })
}
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
const place = path.relative(root, dataDirectory) || dataDirectory
note(`\n${bold('GreenRock Tenders')} ${dim(`${version} · Node ${process.versions.node} · data in ${place}`)}\n`)
process.once('exit', code => {
  if (code !== 0 && process.env.LOG_FILE) note(`   ${dim('Full log:')} ${path.relative(root, process.env.LOG_FILE)}`)
})
prepare({ hasGraphiql: false })
/** Nobody needs it at once, and building it takes as long as everything else. */
async function buildGraphiql() {
  const failure = await buildGraphiqlInBackground()
  if (failure) note(`GraphiQL could not be built, so /graphiql is not there: ${failure.trim()}`)
}
await builtApi('platform/tracing/start.js')
const { startProduct } = await builtApi('processes/start.js')
// Graceful shutdown: imported instead of spawned, so that Ctrl-C and SIGTERM reach the product directly.
await startProduct({
  begin,
  ready(url) {
    const signIn = process.env.OIDC_ISSUER ? '' : `${dim('Sign in')}  'Doorgaan als beheerder'     `
    note(`\n${signIn}${dim('Stop')}  Ctrl-C`)
    note(dim(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s`))
    ready(url)
    void buildGraphiql()
  },
})
