import { documents } from '../bench/scenarios.js'

export const firstPage = {
  query: documents.TendersPage,
  variables: { filter: { archived: false }, first: 20, page: 1 },
}

const words = ['onderhoud', 'software', 'zorg', 'advies', 'beheer', 'project', 'levering', 'diensten']
const search = (index: number) => `${words[index % words.length]} ${words[(index * 3 + 1) % words.length]}`

/** As many searches with all their facets as one operation may have. */
export const costly = {
  query: `{ ${Array.from(
    { length: 19 },
    (_, index) => `a${index}: tenders(filter: { search: "${search(index)}" }, first: 1) {
      totalCount facets { category { key count } domain { key count } }
    }`,
  ).join('\n')} }`,
}
