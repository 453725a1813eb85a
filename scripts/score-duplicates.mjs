/**
 * `npm run score:duplicates [-- --details]`: precision and recall of folding copies of one tender, over judged pairs. Fails
 * below its minimums.
 */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/score-duplicates.js')
