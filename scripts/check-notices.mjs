/** `npm run check:notices -- <folder> [--differences]`: how much of saved notices is read as `expected.jsonl` has it. */
import { becomeTool } from './lib/steps.mjs'

await becomeTool('tools/check-notices.js')
