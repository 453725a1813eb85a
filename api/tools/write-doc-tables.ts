import fs from 'node:fs'
import { docTables } from './doc-tables.js'
import { withMarked } from './marked.js'

const PAGE = 'docs/operating.md'

/** `npm run tables`: writes the tables of docs/operating.md from the code. */
let page = fs.readFileSync(PAGE, 'utf8')
for (const [marker, table] of Object.entries(docTables)) page = withMarked(page, marker, table())
fs.writeFileSync(PAGE, page)
