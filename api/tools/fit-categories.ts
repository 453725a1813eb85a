import { createCategoriser } from '../src/tenders/categorise/categorise.js'
import { fitted } from '../src/tenders/categorise/confidence.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { calibrationError, foldsOf, type Judged, readJudged } from './categories/judged.js'
import { calibrated, fitPlatt } from './categories/platt.js'
import { percent } from './categories/report.js'

const asItIs = { slope: 1, shift: 0 }
const categorise = createCategoriser(seededLists(), uncategorised, asItIs)
const files = ['api/tools/categories/development.jsonl', ...process.argv.slice(2)]
// Rows without evidence are not calibrated: see categorise.ts.
const rows = files.flatMap(file => readJudged(file, categorise)).filter(({ matched }) => matched.length > 0)

/** Nested cross-validation: each fold is calibrated by a fit on the others. */
const nested = foldsOf(rows).flatMap((fold, index, folds) => {
  const others = fitPlatt(folds.filter((_, other) => other !== index).flat())
  return fold.map(row => calibrated(row, others))
})
const { slope, shift } = fitPlatt(rows)
const say = (what: string, judged: readonly Judged[]) =>
  process.stdout.write(`${what.padEnd(34)} ${percent(calibrationError(judged))} off\n`)

process.stdout.write(`${rows.length} rows of ${files.join(', ')}\n`)
say('not calibrated', rows)
say(
  'as confidence.ts has it',
  rows.map(row => calibrated(row, fitted)),
)
say('each fold by the others', nested)
process.stdout.write(`all together: { slope: ${slope.toFixed(2)}, shift: ${shift.toFixed(2)} }\n`)
