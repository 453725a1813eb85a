/** What would break the requirements of awards (R-AWARD). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-AWARD-27': [
    { file: 'api/src/awards/award.service.ts', from: 'awardSource: AwardSource.MANUAL,', to: '' },
    { file: 'api/src/rest/shapes.ts', from: 'awardSource: tender.awardSource,', to: 'awardSource: null,' },
  ],
  'R-AWARD-28': [
    { file: 'api/src/awards/award.service.ts', from: 'awardSolution: solution || null,', to: '' },
    { file: 'api/src/awards/award.service.ts', from: 'awardDate: date || null,', to: '' },
    { file: 'api/src/awards/award.service.ts', from: 'awardWinner: winner || null,', to: '' },
    {
      file: 'api/src/rest/awards.ts',
      from: '{ ...body, tenderId: params.id }',
      to: '{ ...body, solution: null, tenderId: params.id }',
    },
  ],
  'R-AWARD-32': [
    { file: 'api/src/auth/policy.ts', from: "saveAward: 'administrator'", to: "saveAward: 'signedIn'" },
    { file: 'api/src/rest/routes.ts', from: "operation: 'saveAward'", to: "operation: 'tenderStats'" },
  ],
  'R-AWARD-34': [
    {
      file: 'api/src/rest/awards.ts',
      from: '=> checkAwards(db, settings)',
      to: '=> checkAwards(db, settings).then(({ checked: updated }) => ({ updated }))',
    },
    {
      file: 'api/src/awards/award.resolver.ts',
      from: 'return checkAwards(db, settings)',
      to: 'return checkAwards(db, settings).then(({ checked }) => ({ checked, updated: checked }))',
    },
    {
      file: 'api/src/awards/check-awards.service.ts',
      from: 'filter(({ isChanged }) => isChanged).length',
      to: 'filter(({ isChanged }) => !isChanged).length',
    },
    {
      file: 'api/src/awards/check-awards.service.ts',
      from: 'checked += chunk.length',
      to: 'checked += 1 - chunk.length',
    },
  ],
  'R-AWARD-37': [
    { file: 'api/src/auth/policy.ts', from: "checkAwards: 'administrator'", to: "checkAwards: 'signedIn'" },
    { file: 'api/src/rest/routes.ts', from: "operation: 'checkAwards'", to: "operation: 'reclassifyTenders'" },
  ],
}
