/**
 * `npm run awards:import -- <file.json>`: takes over who won from a release package (OCDS) of TenderNed's open data, for
 * stored tenders without a known winner.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/import-awards.js')).href)
