/**
 * The limit of a page and one more row. Query planner: for an unknown limit PostgreSQL assumes a tenth of the table and therefore replans a
 * prepared statement each time, which takes longer than reading the page. Only round sizes are literals, to keep the number of texts small.
 * @param place adds a parameter
 */
export const limitSql = (size: number, place: (value: number) => string): string =>
  size % 5 === 0 ? String(size + 1) : place(size + 1)

/**
 * The number of rows before a page. Query planner: an unknown offset has the same effect as an unknown limit.
 * @param place adds a parameter
 */
export const offsetSql = (skip: number, place: (value: number) => string): string =>
  skip === 0 ? '' : `OFFSET ${place(skip)}`
