/** `npm run faults [-- --long]`: what the product bears, on loopback; see docs/operating.md. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/faults/main.js')).href)
