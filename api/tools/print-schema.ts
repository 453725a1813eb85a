import { readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { createSchema } from '../src/schema/schema.js'

/** Writes the GraphQL schema to the given file; leaves an unchanged file untouched, which keeps watchers quiet. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: print-schema <file>')
const printed = `${printSchema(lexicographicSortSchema(createSchema()))}\n`
let existing = ''
try {
  existing = readFileSync(file, 'utf8')
} catch {
  // On the first run there is no file yet.
}
if (existing !== printed) writeFileSync(file, printed)
