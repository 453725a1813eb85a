const filters = 'api/src/tenders/query/filters.ts'
const dimensions = 'api/src/tenders/query/dimensions.ts'
const query = 'api/src/transport/rest/query.ts'

/** Removes one text from the search index. */
const notIndexed = (/** @type {string} */ from, /** @type {string} */ to) => ({
  sql: `DO $do$
    DECLARE
      former text := pg_get_functiondef('index_tenders'::regproc);
      broken text := regexp_replace(former, $a$${from}$a$, $b$${to}$b$);
    BEGIN
      ASSERT broken <> former, former;
      EXECUTE broken;
    END $do$`,
})

/** Mutants that violate the requirements of filters (R-FILT). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-FILT-2': notIndexed('search_tsvector\\((tenders\\.)?title\\)', "''::tsvector"),
  'R-FILT-3': notIndexed('(tenders\\.)?organization,', ''),
  'R-FILT-4': notIndexed('search_tsvector\\((tenders\\.)?description\\)', "''::tsvector"),
  'R-FILT-5': notIndexed('(tenders\\.)?region,', ''),
  'R-FILT-38': [
    { file: dimensions, from: "anyOf('t.source', keys, parameters)", to: '`t.source IS NOT NULL`' },
    { file: dimensions, from: 'group.source === key', to: 'group.source !== key' },
  ],
  'R-FILT-39': [
    { file: dimensions, from: "anyOf('t.tender_type', types, parameters)", to: '`t.tender_type IS NOT NULL`' },
    { file: dimensions, from: 'group.tenderType === type', to: 'group.tenderType !== type' },
  ],
  'R-FILT-40': [{ file: dimensions, from: '::bigint > 0`', to: '::bigint >= 0`' }],
  'R-FILT-41': [
    {
      file: dimensions,
      from: "anyOf('lower(t.region)', names, parameters)",
      to: "anyOf('t.region', names, parameters)",
    },
    {
      file: dimensions,
      from: "anyOf('t.province', provinces, parameters)",
      to: "anyOf('t.region', provinces, parameters)",
    },
  ],
  'R-FILT-42': [
    {
      file: dimensions,
      from: 'asked === OpenClosed.OPEN ? openSql',
      to: "asked === OpenClosed.OPEN ? 't.status_open'",
    },
  ],
  'R-FILT-43': [{ file: dimensions, from: '`NOT (${openSql})`', to: "'NOT t.status_open'" }],
  'R-FILT-44': [
    { file: filters, from: "archived ? 't.archived' :", to: "archived ? 'true' :" },
    {
      file: filters,
      from: 'asked.filter.archived && asked.filter.openClosed ?',
      to: 'asked.filter.archived && !asked.filter.openClosed ?',
    },
    { file: query, from: "booleanOf(query, 'archived') ?? false", to: 'false' },
  ],
  'R-FILT-45': [
    { file: filters, from: 'lower(${statusTextSql}) =', to: 'lower(t.status) =' },
    { file: query, from: "status: text('status')", to: 'status: null' },
  ],
  'R-FILT-46': [
    { file: filters, from: 't.green_rock_category = ', to: 't.green_rock_category >= ' },
    { file: query, from: "greenRockCategory: text('greenRockCategory')", to: 'greenRockCategory: null' },
  ],
  'R-FILT-47': [
    {
      file: filters,
      from: 'where.push(`${to} >= ${parameters.add(lowest)}::float8`)',
      to: 'where.push(`${to} >= ${parameters.add(lowest)}::float8 - 20`)',
    },
    { file: query, from: "'minRate', ", to: '' },
  ],
  'R-FILT-48': [
    {
      file: filters,
      from: 'where.push(`${from} <= ${parameters.add(highest)}::float8`)',
      to: 'where.push(`${from} <= ${parameters.add(highest)}::float8 + 20`)',
    },
    { file: query, from: "'maxRate', ", to: '' },
  ],
  'R-FILT-49': [
    {
      file: dimensions,
      from: '(t.category_mask & ~${parameters.add(mask.toString())}::bigint) < 1',
      to: '(t.category_mask & ${parameters.add(mask.toString())}::bigint) > 0',
    },
  ],
  'R-FILT-50': { file: 'api/src/reference/domains.ts', from: "public: 'public-sector', ", to: '' },
  'R-FILT-51': { file: 'api/src/reference/domains.ts', from: ", eu_specific: 'eu-specific'", to: '' },
  'R-FILT-52': [
    // The rules of the filters once more, for the numbers beside their options.
    { file: dimensions, from: '(group.mask & mask) > 0n', to: '(group.mask & mask) >= 0n' },
    { file: dimensions, from: '(group.mask & ~mask) === 0n', to: '(group.mask & mask) !== 0n' },
    { file: dimensions, from: "'province' in where ? province : place", to: "'province' in where ? place : place" },
    { file: dimensions, from: 'group.isOpen === (asked === OpenClosed.OPEN)', to: 'group.isOpen' },
    {
      file: 'api/src/tenders/tender/facets.ts',
      from: 'if (refusing.some(name => name !== refusing[0])) continue',
      to: 'if (refusing.length > 2) continue',
    },
    { file: 'api/src/transport/rest/tenders.ts', from: 'list.totalCount(),', to: 'list.nodes.length,' },
    {
      file: 'api/src/tenders/tender/tender.resolver.ts',
      from: 'return connection.totalCount()',
      to: 'return connection.nodes.length',
    },
  ],
}
