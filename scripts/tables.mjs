/** `npm run tables`: writes the tables of docs/operating.md from the code. */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/write-doc-tables.js')
