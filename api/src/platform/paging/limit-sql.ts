/**
 * A page and one row more. Query planner: for a limit that it does not know, PostgreSQL supposes a tenth of the table, and so plans a
 * prepared statement again each time, which takes longer than reading the page. Only round sizes are written out, so that the texts
 * stay few.
 * @param place adds a parameter
 */
export const limitSql = (size: number, place: (value: number) => string): string =>
  size % 5 === 0 ? String(size + 1) : place(size + 1)

/**
 * How many rows a page skips, the first one none. Query planner: what it does not know it takes for a tenth of the table, as for a limit.
 * @param place adds a parameter
 */
export const offsetSql = (skip: number, place: (value: number) => string): string =>
  skip === 0 ? '' : `OFFSET ${place(skip)}`
