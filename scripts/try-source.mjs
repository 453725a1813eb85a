/**
 * `npm run try:source -- tenderned <folder>`: sends saved answers of a source through its connector, reports for each
 * file what it made of it, and prints what would be stored, one JSON line each.
 */
import { becomeTool } from './lib/steps.mjs'

await becomeTool('tools/try-source.js')
