/**
 * `npm run score:categories -- <file.jsonl> [--mistakes]`: how well the categoriser does on labelled tenders: accuracy,
 * per class, confusions, and whether its confidence can be believed.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/score-categories.js')).href)
