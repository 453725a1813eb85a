import { parseArgs } from 'node:util'
import { createCategoriser } from '../src/tenders/categorise/categorise.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { readJudged } from './categories/judged.js'
import { mistakesOf, reportOf } from './categories/report.js'

/** Titles of our own: those that the rules were made on, and those that only judge them. */
const own = ['api/tools/categories/development.jsonl', 'api/tools/categories/fresh.jsonl']
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mistakes: { type: 'boolean', default: false } },
})
const categorise = createCategoriser(seededLists(), uncategorised)

for (const file of [...positionals, ...own]) {
  const rows = readJudged(file, categorise)
  // Mistakes in the fresh titles are not shown: a rule that is made for one of them can no longer be judged by it.
  const mistakes = values.mistakes && file !== own.at(-1) ? mistakesOf(rows) : []
  for (const line of [`=== ${file}`, ...reportOf(rows), ...mistakes, '']) process.stdout.write(`${line}\n`)
}
