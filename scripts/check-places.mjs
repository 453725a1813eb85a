/** `npm run check:places -- <file.jsonl> [--list]`: how many places, as sources write them, end up with a province. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/check-places.js')).href)
