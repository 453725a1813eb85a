/** `npm run parse:notice -- <file.xml>…`: what a notice's XML says, one JSON line a file. */
import { becomeTool } from './lib/steps.mjs'

await becomeTool('tools/parse-notice.js')
