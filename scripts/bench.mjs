/** `npm run bench [-- --scale 50k]`: how much the product costs beside a bare server on the same SQL, and the like. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/bench/main.js')).href)
