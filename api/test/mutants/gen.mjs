/** What would break the requirements of the product as a whole (R-GEN). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-GEN-2': [
    {
      file: 'api/src/tenders/hot/conditions.ts',
      from: 'const where: string[] = []\n',
      to: "const where: string[] = filter.tenderType ? [] : [`t.tender_type = 'eu_procurement'`]\n",
    },
    {
      file: 'api/src/rest/query.ts',
      from: '[field, values ? oneOf(values, text(field)) : text(field)]',
      to: "[field, values ? oneOf(values, text(field) ?? (name === 'tenderType' ? 'eu_procurement' : null)) : text(field)]",
    },
  ],
  'R-GEN-3': [
    {
      file: 'api/src/categorise/categorise.ts',
      from: 'return [best, ...chosen.filter(place => place !== best)]',
      to: 'return chosen',
    },
    {
      file: 'api/src/categorise/categorise.service.ts',
      from: 'JOIN categories c USING (slug)\n',
      to: "JOIN categories c ON c.slug = row.slug AND c.slug <> 'overig'\n",
    },
  ],
  'R-GEN-4': [
    {
      file: 'api/src/categorise/categorise.ts',
      from: 'addTitle(evidence, inTitle.items, parts, domains, ofDomain)\n',
      to: '\n',
    },
    {
      file: 'api/src/categorise/categorise.ts',
      from: "addWords(evidence, outermostIn((description ?? '').slice(0, MAX_DESCRIPTION_LENGTH)).items)\n",
      to: '\n',
    },
  ],
  'R-GEN-5': [
    { sql: "UPDATE categories SET domain = 'technology' WHERE slug = 'overig'" },
    {
      file: 'api/src/reference/domains.ts',
      from: "  { key: 'other', name: 'Overig', description: 'Alles wat in geen ander domein past.' },\n",
      to: '',
    },
  ],
}
