import fs from 'node:fs'
import { connectors } from '../src/ingest/sources/registry.js'
import { docTables } from './doc-tables.js'
import { withMarked } from './marked.js'
import { configurationPage, envExample } from './settings-docs.js'

const PAGE = 'docs/operating.md'

/** `npm run tool -- docs`: writes what the documentation takes from the code. */
let page = fs.readFileSync(PAGE, 'utf8')
for (const [marker, table] of Object.entries(docTables)) page = withMarked(page, marker, table())
fs.writeFileSync(PAGE, page)
fs.writeFileSync('.env.example', envExample(connectors))
fs.writeFileSync('docs/configuration.md', configurationPage(connectors))
