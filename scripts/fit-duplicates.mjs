/**
 * `npm run fit:duplicates [-- --details] [-- --write] [-- --words]`: fits the weights of evidence that two tenders are one to the judged pairs,
 * and says how each file does by weights of the other files. `--write` writes them, `--words` counts the usual words anew.
 */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/fit-duplicates.js')
