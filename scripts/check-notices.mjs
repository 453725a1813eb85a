/** `npm run check:notices -- <folder> [--differences]`: how much of saved notices is read as `expected.jsonl` has it. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/check-notices.js')).href)
