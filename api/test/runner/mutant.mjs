import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * One fault that `npm run mutants` tries: a text of a module, which occurs once in it, becomes another one, or the database is changed.
 * @typedef {{file: string, from: string, to: string} | {sql: string}} Mutant
 * @typedef {Record<string, Mutant | readonly Mutant[]>} Mutants by requirement
 */

/** @type {Partial<{file: string, from: string, to: string, sql: string}>} */
export const mutant = JSON.parse(process.env.MUTANT ?? '{}')

/** Mutation testing: the text of a module as the tests are to see it. */
export const mutated = (filename, text) =>
  mutant.file && filename === path.join(root, mutant.file) ? text.replace(mutant.from, () => mutant.to) : text
