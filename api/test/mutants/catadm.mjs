const service = 'api/src/categorise/reclassify.service.ts'
const resolver = 'api/src/categorise/categorise.resolver.ts'

/** What would break the requirements of sorting what has no category (R-CATADM). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-CATADM-7': [
    { file: service, from: 'categorized: processed - remainingUncategorized,', to: 'categorized: processed,' },
    { file: service, from: 'counts.filter(({ count }) => count > 0)', to: 'counts.filter(({ count }) => count > 1)' },
    {
      file: resolver,
      from: `@Field(() => Int, { description: "Number of these that are still in 'Overig'." })`,
      to: '',
    },
    { file: 'api/src/rest/categories.ts', from: 'categoryDistribution: distribution', to: 'categoryDistribution' },
  ],
  'R-CATADM-8': [
    { file: service, from: 'sort(db, isUncategorised, job)', to: "sort(db, 'true', job)" },
    {
      file: service,
      from: "t.category_mask & ~(SELECT 1::bigint << bit FROM categories WHERE slug = '${uncategorised}') = 0",
      to: "t.category_mask & (SELECT 1::bigint << bit FROM categories WHERE slug = '${uncategorised}') <> 0",
    },
  ],
  'R-CATADM-9': [
    { file: service, from: 'if (changed.length > 0)', to: 'if (changed.length === 0)' },
    { file: 'api/src/categorise/categorise.ts', from: 'evidence[fallbackPlace]!.points += weights.nothing', to: '' },
  ],
}
