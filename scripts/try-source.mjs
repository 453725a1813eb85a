/**
 * `npm run try:source -- tenderned <folder>`: sends saved answers of a source through its connector, reports for each
 * file what it made of it, and prints what would be stored, one JSON line each.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/try-source.js')).href)
