const inDomain = (slug, domain) => ({ sql: `UPDATE categories SET domain = '${domain}' WHERE slug = '${slug}'` })
const named = (slug, name) => ({ sql: `UPDATE categories SET name = '${name}' WHERE slug = '${slug}'` })
const domainNamed = (from, to) => ({
  file: 'api/src/reference/domains.ts',
  from: `name: '${from}'`,
  to: `name: '${to}'`,
})

/** What would break the requirements of enumerations (R-ENUM). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-ENUM-1': [
    { sql: "DELETE FROM categories WHERE slug = 'governance-compliance'" },
    {
      sql: "INSERT INTO categories (id, slug, name, domain, bit, sort_order) VALUES (gen_random_uuid(), 'nieuw', 'Nieuw', 'other', 60, 16)",
    },
  ],
  'R-ENUM-2': [inDomain('governance-compliance', 'public-sector'), domainNamed('Business Services', 'Business')],
  'R-ENUM-3': [named('it-infrastructuur', 'IT-infrastructuur'), domainNamed('Technology', 'Technologie')],
  'R-ENUM-4': [inDomain('projectmanagement', 'business'), domainNamed('Interim & Projecten', 'Interim')],
  'R-ENUM-5': [named('zorg-welzijn', 'Zorg en Welzijn'), domainNamed('Publieke Sector', 'Publiek')],
  'R-ENUM-6': [inDomain('leveringen-producten', 'other'), domainNamed('EU Specifiek', 'EU-specifiek')],
  'R-ENUM-7': [named('overig', 'Overige'), domainNamed('Overig', 'Overige')],
  'R-ENUM-8': [
    {
      file: 'api/src/rest/shapes.ts',
      from: 'domain: category.domain,',
      to: "domain: category.domain.replace('-', '_'),",
    },
    { file: 'api/src/rest/shapes.ts', from: '  domain: category.domain,\n', to: '' },
  ],
  'R-ENUM-10': [
    { file: 'api/src/reference/sources.ts', from: "name: 'FlexTender'", to: "name: 'Flextender'" },
    {
      file: 'api/src/reference/sources.ts',
      from: "  { key: 'freelanceplatform', name: 'FreelancePlatform', url: null, readBy: 'freelanceplatform' },\n",
      to: '',
    },
  ],
  'R-ENUM-11': [
    {
      sql: "ALTER TABLE tenders DROP CONSTRAINT tenders_award_source_check, ADD CONSTRAINT tenders_award_source_check CHECK (award_source IN ('manual', 'dataset', 'scraped'))",
    },
    {
      sql: "ALTER TABLE tenders DROP CONSTRAINT tenders_award_source_check, ADD CONSTRAINT tenders_award_source_check CHECK (award_source IN ('api', 'manual', 'dataset', 'scraped', 'imported'))",
    },
    {
      file: 'api/src/reference/tender-values.ts',
      from: "DATASET: 'dataset', SCRAPED: 'scraped' }",
      to: "DATASET: 'dataset' }",
    },
  ],
}
