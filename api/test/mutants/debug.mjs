/** What would break the requirements of the page for debugging (R-DEBUG). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-DEBUG-13': [
    { file: 'api/src/rest/body.ts', from: '|| sent.length === 0) return {}', to: ') return {}' },
    {
      file: 'api/src/rest/categories.ts',
      from: '...(await seedCategories(db)),',
      to: 'created: 0, updated: 0,',
    },
    {
      file: 'api/src/rest/categories.ts',
      from: '(await currentCategories(db)).map(categoryShape)',
      to: '(await currentCategories(db)).slice(1).map(categoryShape)',
    },
  ],
}
