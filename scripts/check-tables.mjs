import { builtApi } from './lib/steps.mjs'

// Each module parses its table on import, and throws with the file and line of an error.
for (const name of ['categories', 'place-table', 'find-abroad']) await builtApi(`reference/${name}.js`)
await builtApi('tenders/search/synonyms.js')
