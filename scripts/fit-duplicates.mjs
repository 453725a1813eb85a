/**
 * `npm run fit:duplicates [-- --details] [-- --write] [-- --words]`: fits the weights of evidence that two tenders are one to the judged pairs,
 * and says how each file does by weights of the other files. `--write` writes them, `--words` counts the usual words anew.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/fit-duplicates.js')).href)
