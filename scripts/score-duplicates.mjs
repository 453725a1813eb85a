/**
 * `npm run score:duplicates [-- --details]`: precision and recall of folding copies of one tender, over judged pairs. Fails
 * below its minimums.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/score-duplicates.js')).href)
