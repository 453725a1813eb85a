/**
 * `npm run score:search [-- --details]`: recall and precision at 10 of judged queries, in a database of its own
 * with our samples. Fails below its minimums.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/score-search.js')).href)
