/** `npm run sources`: prints how each connector reads its site: address, hosts, pace, adapter, days and terms. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/print-sources.js')).href)
