const sql = 'api/src/tenders/hot/cube.ts'

/** What would break the requirements of the dashboard (R-DASH). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-DASH-21': [
    { file: sql, from: 'FILTER (WHERE NOT archived AND status_open', to: 'FILTER (WHERE status_open' },
    { file: sql, from: 'cube.total - cube.archived - cube.open_later', to: 'cube.total - cube.open_later' },
    { file: sql, from: 'WHERE new_on = ${today} AND', to: 'WHERE new_on <= ${today} AND' },
    { file: 'api/src/rest/shapes.ts', from: 'sources: sources.map(sourceName),', to: 'sources,' },
    {
      file: 'api/src/rest/shapes.ts',
      from: 'tenderTypes: { euProcurement, freelanceContract },',
      to: 'tenderTypes: { euProcurement: freelanceContract, freelanceContract: euProcurement },',
    },
  ],
  'R-DASH-22': [
    { file: 'api/src/auth/policy.ts', from: "publicStats: 'anyone'", to: "publicStats: 'signedIn'" },
    { file: 'api/src/rest/routes.ts', from: "operation: 'publicStats'", to: "operation: 'tenderStats'" },
  ],
  'R-DASH-23': [
    {
      file: 'api/src/app.ts',
      from: "response.setHeader('cache-control', 'no-store')",
      to: "response.setHeader('cache-control', 'private, max-age=60')",
    },
    {
      file: 'api/src/rest/routes.ts',
      from: 'publicStatsShape(await publicStats(db))',
      to: 'publicStatsShape(await ((globalThis as { known?: ReturnType<typeof publicStats> }).known ??= publicStats(db)))',
    },
  ],
  'R-DASH-24': [
    { file: 'api/src/auth/policy.ts', from: "publicStats: 'anyone'", to: "publicStats: 'signedIn'" },
    { file: sql, from: 'WHERE new_on = ${today} AND', to: 'WHERE new_on <= ${today} AND' },
    { file: 'api/src/tenders/tender.resolver.ts', from: 'sources: sources.map(sourceName)', to: 'sources' },
  ],
}
