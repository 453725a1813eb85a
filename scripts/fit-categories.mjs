/**
 * `npm run fit:categories [-- <file.jsonl> …]`: fits the calibration of the categoriser's confidence to the titles of
 * development and other labelled ones, says by nested folds how far it is off, and prints it for confidence.ts.
 */
import { becomeTool } from './lib/steps.mjs'

await becomeTool('tools/fit-categories.js')
