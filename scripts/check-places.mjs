/** `npm run check:places -- <file.jsonl> [--list]`: how many places, as sources write them, end up with a province. */
import { becomeTool } from './lib/steps.mjs'

await becomeTool('tools/check-places.js')
