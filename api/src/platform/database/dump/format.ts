/**
 * A dump is data in the plain format of pg_dump, so that psql reads it as well: blocks of COPY, positions of sequences, and a
 * last line without which it is not whole.
 */
import type { DumpedTable } from './tables.js'

export const versionLine = (migrations: string) => `-- GreenRock Tenders, migrations: ${migrations}`
export const LAST_LINE = '-- GreenRock Tenders, end of dump'

export const copyOf = ({ name, columns }: DumpedTable, end: 'TO STDOUT' | 'FROM stdin') =>
  `COPY ${name} (${columns.join(', ')}) ${end}`

/** The line that ends a block of COPY; a row never is this, since the format escapes backslashes. */
export const END_OF_ROWS = '\\.'

export const sequenceLine = (name: string, value: string) => `SELECT pg_catalog.setval('${name}', ${value});`

export const isSequenceLine = (line: string) => /^SELECT pg_catalog\.setval\('[\w."]+', \d+\);$/.test(line)
