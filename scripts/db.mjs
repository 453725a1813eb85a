/** `npm run db -- dump|restore <file>`: all data into a file, or from a file into a database that nobody has used yet. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/database.js')).href)
