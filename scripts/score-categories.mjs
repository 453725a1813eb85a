/**
 * `npm run score:categories [-- <file.jsonl> …] [-- --mistakes]`: the categoriser on labelled tenders, those files and
 * our own: accuracy, per class, confusions, and the calibration of its confidence.
 */
import { becomeTool } from './lib/steps.mjs'

await becomeTool('tools/score-categories.js')
