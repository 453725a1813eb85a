/** `npm run faults [-- --long]`: what the product bears, on loopback; see docs/operating.md. */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('faults/main.js')
