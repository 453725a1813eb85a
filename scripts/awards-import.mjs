/**
 * `npm run awards:import -- <file.json>`: takes over who won from a release package (OCDS) of TenderNed's open data, for
 * stored tenders without a known winner.
 */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/import-awards.js')
