/**
 * `npm run score:categories [-- <file.jsonl> …] [-- --mistakes]`: the categoriser on labelled tenders, those files and
 * our own: accuracy, per class, confusions, and the calibration of its confidence.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/score-categories.js')).href)
