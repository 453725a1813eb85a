/** What would break the requirements of filters (R-FILT). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-FILT-47': {
    file: 'api/src/tenders/hot/ranges.ts',
    from: 'where.push(`${to} >= ${parameters.add(lowest)}::float8`)',
    to: 'where.push(`${to} >= ${parameters.add(lowest)}::float8 - 20`)',
  },
  'R-FILT-48': {
    file: 'api/src/tenders/hot/ranges.ts',
    from: 'where.push(`${from} <= ${parameters.add(highest)}::float8`)',
    to: 'where.push(`${from} <= ${parameters.add(highest)}::float8 + 20`)',
  },
}
