/**
 * `npm run fit:categories [-- <file.jsonl> …]`: fits the calibration of the categoriser's confidence to the titles of
 * development and other labelled ones, says by nested folds how far it is off, and prints it for confidence.ts.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/fit-categories.js')).href)
