/**
 * `npm run score:search [-- --details]`: recall and precision at 10 of judged queries, in a database of its own
 * with our samples. Fails below its minimums.
 */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/score-search.js')
