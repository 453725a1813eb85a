import { readFileSync, writeFileSync } from 'node:fs'
import * as limits from '../src/reference/limits.js'

/**
 * Writes the input bounds for the web client to the given file; leaves an unchanged file untouched, which keeps
 * watchers quiet.
 */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: print-limits <file>')
const lines = Object.entries(limits).map(([name, limit]) => `export const ${name} = ${limit}\n`)
const printed = `// Printed by npm run codegen from api/src/reference/limits.ts.\n${lines.join('')}`
let existing = ''
try {
  existing = readFileSync(file, 'utf8')
} catch {
  // On the first run there is no file yet.
}
if (existing !== printed) writeFileSync(file, printed)
