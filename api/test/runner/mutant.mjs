import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * A fault that `npm run mutants` tries: replaces a text that occurs once in a module, or changes the database.
 * @typedef {{file: string, from: string, to: string} | {sql: string}} Mutant
 * @typedef {Record<string, Mutant | readonly Mutant[]>} Mutants by requirement
 */

/** @type {Partial<{file: string, from: string, to: string, sql: string}>} */
export const mutant = JSON.parse(process.env.MUTANT ?? '{}')

/** Mutation testing: the source of a module with the mutant applied. */
export const mutated = (filename, text) =>
  mutant.file && filename === path.join(root, mutant.file) ? text.replace(mutant.from, () => mutant.to) : text
