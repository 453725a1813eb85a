import { uncategorised } from '../../src/reference/categories.js'
import { binsOf, calibrationError, FOLDS, foldsOf, isAcceptable, isBest, type Judged, share } from './judged.js'

/** The report of one file of labelled tenders, as lines. */
export const reportOf = (rows: readonly Judged[]): readonly string[] => [
  `${rows.length} rows`,
  `best                ${percent(share(rows, isBest))}`,
  `best or acceptable  ${percent(share(rows, isAcceptable))}`,
  `${FOLDS} folds, best        ${spread(foldsOf(rows).map(fold => share(fold, isBest)))}`,
  `${FOLDS} folds, acceptable  ${spread(foldsOf(rows).map(fold => share(fold, isAcceptable)))}`,
  `overig without evidence  ${rows.filter(isWithoutEvidence).length}`,
  '\nclass                  rows  recall  precision  acceptable',
  ...classes(rows),
  '\nconfusions (labelled -> chosen)',
  ...confusions(rows),
  '\nconfidence   rows  said  best  acceptable',
  ...calibration(rows),
  `calibration: confidence is ${percent(calibrationError(rows))} off on average`,
]

export const mistakesOf = (rows: readonly Judged[]): readonly string[] =>
  rows
    .filter(row => !isBest(row))
    .map(row => {
      const { best, got, confidence, matched, title, cpv, description } = row
      const verdict = `${isAcceptable(row) ? '~' : '✗'} ${best} -> ${got} ${confidence} [${matched.join(', ')}]`
      const about = [title.slice(0, 110), (cpv ?? []).slice(0, 3).join(' '), (description ?? '').slice(0, 120)]
      return [verdict, ...about].join(' | ')
    })

const isWithoutEvidence = ({ got, matched }: Judged) => got === uncategorised && matched.length === 0

const classes = (rows: readonly Judged[]): readonly string[] =>
  [...new Set(rows.flatMap(({ best, got }) => [best, got]))].toSorted().map(slug => {
    const labelledSo = rows.filter(({ best }) => best === slug)
    const chosenSo = rows.filter(({ got }) => got === slug)
    const columns = [share(labelledSo, isBest), share(chosenSo, isBest), share(labelledSo, isAcceptable)]
    return `${slug.padEnd(22)} ${String(labelledSo.length).padStart(4)}  ${columns.map(percent).join('   ')}`
  })

function confusions(rows: readonly Judged[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { best, got } of rows.filter(row => !isBest(row))) {
    const key = `${best} -> ${got}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .map(([key, count]) => `${String(count).padStart(4)}  ${key}`)
}

const calibration = (rows: readonly Judged[]): readonly string[] =>
  binsOf(rows).map(({ from, to, rows: within, said }) => {
    const columns = [said, share(within, isBest), share(within, isAcceptable)].map(percent).join('  ')
    return `${from.toFixed(2)}–${Math.min(to, 1).toFixed(2)}  ${String(within.length).padStart(6)}  ${columns}`
  })

function spread(shares: readonly number[]): string {
  const mean = shares.reduce((sum, value) => sum + value, 0) / shares.length
  return `${percent(Math.min(...shares))} – ${percent(Math.max(...shares))}, mean ${percent(mean)}`
}

export const percent = (value: number): string =>
  Number.isNaN(value) ? '     –' : `${(value * 100).toFixed(1).padStart(5)}%`
