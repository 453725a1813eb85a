import { connectors } from '../src/ingest/sources/registry.js'
import { sourcesTable } from './sources-table.js'

process.stdout.write(sourcesTable(connectors))
