/** PostgreSQL gives a trigger such rows for one event only. */
const events = [
  ['INSERT', 'NEW TABLE AS new_rows'],
  ['UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['DELETE', 'OLD TABLE AS old_rows'],
] as const

/**
 * Three triggers that run once for each statement, whatever its size, and see what it wrote as `new_rows` and `old_rows`.
 * @param names in the order of insert, update, delete
 * @param run the function that all of them run; default: each the one of its own name
 */
export const statementTriggers = (
  table: string,
  names: readonly [inserted: string, updated: string, deleted: string],
  run?: string,
): string =>
  events
    .map(
      ([event, rows], index) =>
        `CREATE TRIGGER ${names[index]} AFTER ${event} ON ${table} REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION ${run ?? names[index]}();`,
    )
    .join('\n')
