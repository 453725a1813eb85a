/** Prepares a checkout: installs and builds. Imports Node's own modules only, since nothing may be installed yet. */
import { spawn, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { begin } from './terminal.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
export const cache = path.join(root, 'node_modules', '.cache', 'greenrock')

/** Like `attempt`, but a failure ends the process. */
export function step(...given) {
  if (!attempt(...given)) process.exit(1)
}

/**
 * Runs a command and prints its title and duration, and its output only after a failure.
 * @returns whether it succeeded
 */
export function attempt(title, command, args, options = {}) {
  const shown = begin(title)
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    ...options,
  })
  if (status === 0) shown.done()
  else shown.fail(...`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim().split('\n'))
  return status === 0
}

/** Runs a command with its output shown; resolves with its exit code, or 1 when a signal ended it. */
export const run = (command, args, options = {}) =>
  new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })

/** Runs a command; resolves with its exit code, as `run` does, and what it wrote. */
export async function runQuietly(command, args, options = {}) {
  const chunks = []
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(chunk))
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output: Buffer.concat(chunks).toString() }
}

/** The package that contains a tool. */
const packages = {
  biome: '@biomejs/biome',
  'graphql-codegen': '@graphql-codegen/cli',
  knip: 'knip',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vite: 'vite',
}
const packageOf = name => path.join(root, 'node_modules', packages[name])

/** Command and arguments of a tool: its own file, because on Windows node_modules/.bin has batch files. */
export function tool(name, ...args) {
  const { bin } = JSON.parse(fs.readFileSync(path.join(packageOf(name), 'package.json'), 'utf8'))
  return [process.execPath, [path.join(packageOf(name), bin[name]), ...args]]
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`GreenRock Tenders needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

/** Loads a built module of the API. */
export const builtApi = name => import(pathToFileURL(path.join(root, 'api/dist/src', name)).href)

/** Runs a process of the product in this process, from the built file with this name. */
export async function become(name) {
  await builtApi('platform/tracing/start.js')
  await builtApi(name)
}

const toolsFolder = path.join(root, 'api/tools/dist')

/** Prepares, builds the folders of api/tsconfig.tools.json, and runs the built tool with this name in this process. */
export async function becomeTool(name, { hasBrowser = true } = {}) {
  prepare({ hasBrowser })
  const sources = [
    'api/tools',
    'api/bench',
    'api/faults',
    'api/cluster',
    'api/test',
    'api/tsconfig.tools.json',
    ...apiSettings,
  ]
  const tools = fingerprintOf(sources, isApiSource)
  const link = path.join(toolsFolder, 'src')
  if (stampOf('tools') !== tools || !fs.existsSync(link)) {
    fs.rmSync(toolsFolder, { recursive: true, force: true })
    step('Build the tools', ...tool('tsc', '-b', 'api/tsconfig.tools.json'))
    // A tool imports the product as ../src, relative to its source.
    fs.symlinkSync('../../dist/src', link, 'junction')
    stamp('tools', tools)
  }
  await import(pathToFileURL(path.join(toolsFolder, name)).href)
}

/** Generated from a package of 26 MB that the product itself does not need. */
export const cpvLabelsFile = path.join(root, 'api/src/reference/cpv-labels.generated.ts')

/** Runs `npm ci`, unless the lockfile is installed already. Includes build tools, even if NODE_ENV is production. */
export function install() {
  const lock = fingerprintOf(['package-lock.json'])
  const isStamped = stampOf('install') === lock
  const isInstalled = (isStamped || isInstalledByHand()) && fs.existsSync(packageOf('tsc'))
  if (!isInstalled)
    step('Install packages', 'npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      shell: process.platform === 'win32',
    })
  if (!isInstalled || !isStamped || !fs.existsSync(cpvLabelsFile))
    step('Read the labels of the CPV', process.execPath, ['scripts/cpv-labels.mjs'])
  stamp('install', lock)
}

/** Whether somebody ran npm after the lockfile last changed: npm writes its own record of what it installed last of all. */
function isInstalledByHand() {
  const changedAt = name => fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')
}

/** Always a production build, because with another NODE_ENV the web client would be a larger development build. */
const forProduction = { env: { ...process.env, NODE_ENV: 'production' } }

const tables = 'reference/data'

/** Compiles the API, and copies and checks its tables, which the compiler ignores. */
export function buildApi() {
  step('Build the API', ...tool('tsc', '-b', 'api'))
  fs.cpSync(path.join(root, 'api/src', tables), path.join(root, 'api/dist/src', tables), {
    recursive: true,
    filter: file => fs.statSync(file).isDirectory() || file.endsWith('.tsv'),
  })
  step('Check words and places', process.execPath, ['scripts/check-tables.mjs'])
}

/** Builds artefacts that are older than their sources; web pages only if requested. */
function build({ hasBrowser }) {
  const api = fingerprintOf(['api/src', ...apiSettings], isApiSource)
  if (stampOf('api') !== api || !fs.existsSync(path.join(root, 'api/dist/src/processes/main.js'))) {
    // Output of deleted sources is removed, because migrations are found by their folder.
    fs.rmSync(path.join(root, 'api/dist'), { recursive: true, force: true })
    buildApi()
    stamp('api', api)
  }
  const codegen = fingerprintOf(
    ['schema.graphql', 'codegen.yml', 'scripts/codegen.mjs', 'web/codegen', 'web/src', 'api/src/reference'],
    isSource('.graphql', '.cjs', '.yml', '.mjs', 'limits.ts', 'labels.ts', 'tender-values.ts'),
  )
  const operations = filesIn(path.join(root, 'web/src')).filter(isSource('.graphql'))
  const generated = [
    path.join(root, 'web/public/trusted-documents.json'),
    ...['graphql', 'limits', 'labels'].map(name => path.join(root, `web/src/${name}.generated.ts`)),
    ...operations.map(file => file.replace(/\.graphql$/, '.generated.ts')),
  ]
  if (stampOf('codegen') !== codegen || generated.some(file => !fs.existsSync(file))) {
    step('Generate code for the web client', process.execPath, ['scripts/codegen.mjs', '--for-web'])
    stamp('codegen', codegen)
  }
  if (!hasBrowser) return
  const web = fingerprintOf(
    [
      'web/src',
      'web/public',
      // Sources of the web client: the page, the configuration and its plugins.
      ...filesDirectlyIn('web'),
      'package-lock.json',
      'schema.graphql',
    ],
    file => !/\.test\.(?:tsx?|json)$/.test(file),
  )
  if (stampOf('web') !== web || !fs.existsSync(path.join(root, 'web/dist/index.html'))) {
    step('Build the web client', ...tool('vite', 'build', 'web', '--logLevel', 'warn'), forProduction)
    stamp('web', web)
  }
}

const graphiqlSettings = path.join('web', 'graphiql', 'vite.config.ts')
const graphiqlBuild = () => tool('vite', 'build', '--config', graphiqlSettings, '--logLevel', 'warn')

/** @returns the fingerprint of what GraphiQL would be built from, or null when that is built */
function staleGraphiql() {
  const sources = fingerprintOf(
    ['web/graphiql', 'package-lock.json'],
    file => !file.includes(path.join('web', 'graphiql', 'dist')),
  )
  const isBuilt = stampOf('graphiql') === sources && fs.existsSync(path.join(root, 'web/graphiql/dist/index.html'))
  return isBuilt ? null : sources
}

function buildGraphiql() {
  const stale = staleGraphiql()
  if (!stale) return
  step('Build GraphiQL', ...graphiqlBuild(), forProduction)
  stamp('graphiql', stale)
}

/** Builds GraphiQL beside a product that serves already. @returns what the build wrote when it failed */
export async function buildGraphiqlInBackground() {
  const stale = staleGraphiql()
  if (!stale) return null
  const { code, output } = await runQuietly(...graphiqlBuild(), forProduction)
  if (code !== 0) return output
  stamp('graphiql', stale)
  return null
}

/** @param options.hasGraphiql false when the caller builds it later, because nobody needs it at once */
export function prepare({ hasBrowser = true, hasGraphiql = hasBrowser } = {}) {
  checkNode()
  install()
  build({ hasBrowser })
  if (hasGraphiql) buildGraphiql()
}

const isSource =
  (...endings) =>
  file =>
    endings.some(ending => file.endsWith(ending))

const apiSettings = ['api/tsconfig.json', 'tsconfig.base.json']

const isApiSource = file =>
  isSource('.ts', '.json', '.tsv')(file) && !file.endsWith('.test.ts') && !file.startsWith(toolsFolder)

function fingerprintOf(places, isWanted = () => true) {
  const hash = crypto.createHash('sha256')
  for (const place of places)
    for (const file of filesIn(path.join(root, place)))
      if (isWanted(file)) hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(place) {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  return fs
    .readdirSync(place, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => filesIn(path.join(place, entry.name)))
}

const filesDirectlyIn = place =>
  fs
    .readdirSync(path.join(root, place), { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${place}/${entry.name}`)
    .sort()

const stampOf = name => {
  try {
    return fs.readFileSync(path.join(cache, name), 'utf8')
  } catch {
    return null
  }
}

function stamp(name, value) {
  fs.mkdirSync(cache, { recursive: true })
  fs.writeFileSync(path.join(cache, name), value)
}
