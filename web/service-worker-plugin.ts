import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const at = (file: string) => path.join(import.meta.dirname, file)

/** The offline page, which the web server serves at this address. */
const SHELL = '/shell.html'
/** Files of `public` that index.html refers to. */
const PUBLIC_FILES = ['theme-init.js', 'favicon.svg', 'manifest.webmanifest']
const FONT = /\/inter-latin-wght-normal-[^/]+\.woff2$/
const STYLES = /\/index-[^/]+\.css$/

/**
 * Code that is useless offline: administration, forms and charts that need the server. The service worker caches it
 * once it has been loaded.
 */
const NOT_PRECACHED =
  /\/web\/src\/(?:pages\/(?:categorise|dashboard\/widgets|debug|empty-searches|landing|profile|sources|tokens|users)|features\/(?:exports|profiles|tenders\/categorise)|ui\/date)[./]/

type Bundle = Rolldown.OutputBundle

/** All chunks reachable from the entries by static and dynamic imports, except those in NOT_PRECACHED. */
function chunksIn(bundle: Bundle): readonly string[] {
  const reached = new Set<string>()
  const follow = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || reached.has(fileName)) return
    if (NOT_PRECACHED.test(chunk.facadeModuleId ?? '')) return
    reached.add(fileName)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) follow(file.fileName)
  return [...reached]
}

const revisionOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** File names with a hash need no revision. */
function precachedOf(bundle: Bundle) {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('the bundle has no page')
  const assets = Object.keys(bundle).filter(name => FONT.test(`/${name}`) || STYLES.test(`/${name}`))
  return [
    { url: SHELL, revision: revisionOf(page.source) },
    ...PUBLIC_FILES.map(name => ({ url: `/${name}`, revision: revisionOf(fs.readFileSync(at(`public/${name}`))) })),
    ...[...chunksIn(bundle), ...assets].toSorted().map(name => ({ url: `/${name}`, revision: null })),
  ]
}

/**
 * Builds the service worker with its precache list. Workbox's own command for that list would add Babel and two more
 * bundlers (decision 51); here the bundler lists the files that it created.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const built = await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: 'error',
        define: { PRECACHED: JSON.stringify(precachedOf(bundle)) },
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: { input: at('src/app/service-worker/service-worker.ts'), output: { format: 'iife' } },
        },
      })
      const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code })
    },
  },
})
