/**
 * `npm run score:search [-- --details]`: fills a database of its own with our samples, asks what people would ask, and
 * says how much of what they want is among the first ten. Fails when that is less than it was.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/score-search.js')).href)
