import { parseArgs } from 'node:util'
import { createCategoriser } from '../src/tenders/categorise/categorise.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { readJudged } from './categories/judged.js'
import { mistakesOf, reportOf } from './categories/report.js'

/** Our own titles: those for developing the rules, and those for evaluation only. */
const own = ['api/tools/categories/development.jsonl', 'api/tools/categories/fresh.jsonl']
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mistakes: { type: 'boolean', default: false } },
})
const categorise = createCategoriser(seededLists(), uncategorised)

for (const file of [...positionals, ...own]) {
  const rows = readJudged(file, categorise)
  // Errors in the evaluation titles are not shown, because a rule tuned to one of them could no longer be evaluated by it.
  const mistakes = values.mistakes && file !== own.at(-1) ? mistakesOf(rows) : []
  for (const line of [`=== ${file}`, ...reportOf(rows), ...mistakes, '']) process.stdout.write(`${line}\n`)
}
