const routes = 'api/src/rest/routes.ts'

/** What would break the requirements of refreshing (R-REFR). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-REFR-6': [
    {
      file: routes,
      from: "summary: 'Reads all sources; calls at the same time share one run.',\n    answer: refreshSchema,\n    run: refresh,",
      to: "summary: 'Reads all sources; calls at the same time share one run.',\n    answer: refreshSchema,\n    run: async call => ({ totalFound: (await refresh(call)).totalFound }),",
    },
    {
      file: routes,
      from: 'return { totalFound, totalAdded }',
      to: 'return { totalFound, totalAdded: String(totalAdded) }',
    },
  ],
  'R-REFR-7': [
    {
      file: routes,
      from: "summary: 'The same as `/tenders/refresh`.',\n    answer: refreshSchema,\n    run: refresh,",
      to: "summary: 'The same as `/tenders/refresh`.',\n    answer: refreshSchema,\n    run: async call => ({ totalAdded: (await refresh(call)).totalAdded }),",
    },
    {
      file: routes,
      from: 'return { totalFound, totalAdded }',
      to: 'return { totalFound, totalAdded: String(totalAdded) }',
    },
  ],
  'R-REFR-8': [
    { file: 'api/src/auth/policy.ts', from: "refreshTenders: 'anyone'", to: "refreshTenders: 'signedIn'" },
    {
      file: routes,
      from: "path: '/tenders/public-refresh',\n    operation: 'refreshTenders'",
      to: "path: '/tenders/public-refresh',\n    operation: 'reclassifyTenders'",
    },
  ],
}
