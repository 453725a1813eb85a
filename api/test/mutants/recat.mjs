/** What would break the requirements of categorising a tender by hand (R-RECAT). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-RECAT-11': [
    {
      file: 'api/src/categorise/categorise.inputs.ts',
      from: 'import { IsIn, IsUUID }',
      to: 'import { IsString as IsIn, IsUUID }',
    },
    {
      file: 'api/src/rest/categories.ts',
      from: '{ ...body, tenderId: params.id }',
      to: "{ categorySlug: 'overig', ...body, tenderId: params.id }",
    },
    {
      file: 'api/src/categorise/categorise.inputs.ts',
      from: 'import { IsIn, IsUUID }',
      to: 'import { IsIn, IsString as IsUUID }',
    },
    {
      file: 'api/src/categorise/choose-category.service.ts',
      from: 'if (locked.length === 0) throw tenderNotFound()\n',
      to: '\n',
    },
  ],
  'R-RECAT-12': [
    { file: 'api/src/auth/policy.ts', from: "categorizeTender: 'administrator'", to: "categorizeTender: 'signedIn'" },
    { file: 'api/src/rest/routes.ts', from: "operation: 'categorizeTender'", to: "operation: 'reclassifyTenders'" },
  ],
}
