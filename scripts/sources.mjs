/** `npm run sources`: prints how each connector reads its site: address, hosts, pace, adapter, days and terms. */
import { becomeTool } from './lib/steps.mjs'

await becomeTool('tools/print-sources.js')
