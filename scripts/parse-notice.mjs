/** `npm run parse:notice -- <file.xml>…`: what a notice's XML says, one JSON line a file. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/parse-notice.js')).href)
