import { search } from '../start/search.js'
import { tenders } from '../start/tenders.js'

const functionIn = (sql: string, name: string) => {
  const from = sql.indexOf(`CREATE FUNCTION ${name}(`)
  const end = /^(END )?\$\$;?$/m.exec(sql.slice(from))
  if (from < 0 || !end) throw new Error(`there is no function ${name}`)
  return sql.slice(from, from + end.index + end[0].length).replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')
}

/** The functions of the start, and the texts as they made them. */
export const searchBefore = `
DROP FUNCTION index_tenders(uuid[]), search_query(text), search_terms(text), search_word(text), search_singulars(text),
  search_quoted(text), search_stem(text), search_tsvector(text);
DROP TABLE search_parts;
${functionIn(search, 'search_query')};
${functionIn(tenders, 'tenders_inserted')};
${functionIn(tenders, 'tenders_updated')};
UPDATE tender_search s SET
    title_vector = setweight(to_tsvector('nl', t.title) || to_tsvector('nl_plain', t.title), 'A')
      || setweight(to_tsvector('nl', t.organization) || to_tsvector('nl_plain', t.organization), 'B'),
    vector = to_tsvector('nl', concat_ws(' ', t.title, t.organization, t.region, t.province, t.description))
      || to_tsvector('nl_plain', concat_ws(' ', t.title, t.organization, t.region, t.province, t.description))
  FROM tenders t WHERE t.id = s.tender_id;
`
