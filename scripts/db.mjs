/** `npm run db -- dump|restore <file>`: all data into a file, or from a file into a database that nobody has used yet. */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/database.js')
