/** `npm run bench [-- --scale 50k]`: ratios, such as the API's cost to that of a bare server on the same SQL. */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('bench/main.js')
