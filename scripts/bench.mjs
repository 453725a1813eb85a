/** `npm run bench [-- --scale 20k --peers --against <checkout>]`: what requests cost, against a hand-written server. */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('bench/main.js', { hasBrowser: false })
