import { builtApi } from './lib/steps.mjs'

// Each reads its table when it is loaded, and throws with the file and the line of a mistake.
for (const name of ['categories', 'place-table', 'find-abroad']) await builtApi(`reference/${name}.js`)
await builtApi('tenders/search/synonyms.js')
