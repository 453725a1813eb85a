/**
 * A dump is in the plain format of pg_dump, so that psql can read it too: COPY blocks, sequence positions, and a last line that marks the
 * file as complete.
 */
import type { DumpedTable } from './tables.js'

export const versionLine = (migrations: string) => `-- GreenRock Tenders, migrations: ${migrations}`
export const LAST_LINE = '-- GreenRock Tenders, end of dump'

export const copyOf = ({ name, columns }: DumpedTable, end: 'TO STDOUT' | 'FROM stdin') =>
  `COPY ${name} (${columns.join(', ')}) ${end}`

/** Ends a COPY block. A row never equals it, because the format escapes backslashes. */
export const END_OF_ROWS = '\\.'

export const sequenceLine = (name: string, value: string) => `SELECT pg_catalog.setval('${name}', ${value});`

export const isSequenceLine = (line: string) => /^SELECT pg_catalog\.setval\('[\w."]+', \d+\);$/.test(line)
