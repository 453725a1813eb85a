import { readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { createSchema } from '../src/schema/schema.js'

/** Writes the schema as the code has it to the file that is named; leaves a file alone that says the same. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: print-schema <file>')
const printed = `${printSchema(lexicographicSortSchema(createSchema()))}\n`
let existing = ''
try {
  existing = readFileSync(file, 'utf8')
} catch {
  // A first time: there is none yet.
}
if (existing !== printed) writeFileSync(file, printed)
