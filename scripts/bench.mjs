/** `npm run bench [-- --scale 50k]`: ratios, such as the API's cost to that of a bare server on the same SQL. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/bench/main.js')).href)
