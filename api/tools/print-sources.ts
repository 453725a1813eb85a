import { connectors } from '../src/sources/registry.js'
import { sourcesTable } from './sources-table.js'

process.stdout.write(sourcesTable(connectors))
