/** A table that counts rows by groups. */
interface GroupCounts {
  /** Columns that make a group, in order; with its SQL, one that is not a column of the rows. */
  readonly groups: readonly (string | readonly [name: string, sql: string])[]
  /** The table, perhaps with a list of columns. */
  readonly into: (names: string) => string
  /** What ends each INSERT, such as what to do with a group that is there already. */
  readonly end?: (names: string, positions: string) => string
}

/**
 * Counting by differences: the statements by which a trigger adds to the table how many rows each group gained and lost, from
 * its `new_rows` and `old_rows`. Of an update, what cancels out is left out.
 */
export function groupCounts({ groups, into, end }: GroupCounts) {
  const columns = groups.map(group => (typeof group === 'string' ? ([group, group] as const) : group))
  const names = columns.map(([name]) => name).join(', ')
  const values = columns.map(([, sql]) => sql).join(', ')
  const namedValues = columns.map(([name, sql]) => (sql === name ? name : `${sql} AS ${name}`)).join(', ')
  const positions = columns.map((_column, index) => index + 1).join(', ')
  const table = into(names)
  const ending = end ? `\n      ${end(names, positions)}` : ''
  const counted = (count: string, rows: string) => `INSERT INTO ${table}
      SELECT ${values}, ${count}
      FROM ${rows} GROUP BY ${positions}${ending};`
  return {
    inserted: counted('count(*)', 'new_rows'),
    deleted: counted('-count(*)', 'old_rows'),
    updated: `INSERT INTO ${table}
      SELECT ${names}, sum(n) FROM (
        SELECT ${namedValues}, 1 AS n FROM new_rows
        UNION ALL
        SELECT ${values}, -1 FROM old_rows
      ) change GROUP BY ${positions} HAVING sum(n) <> 0${ending};`,
  }
}
