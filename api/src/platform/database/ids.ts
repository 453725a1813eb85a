/**
 * SQL of an array of uuids, and the value of its parameter. Query planner: PostgreSQL assumes ten elements in an array of unknown length,
 * and therefore replans a prepared statement each time for one id, which takes longer than reading the row.
 */
export const idsSql = (ids: readonly string[], parameter = '$1'): { readonly sql: string; readonly value: unknown } =>
  ids.length === 1 ? { sql: `array[${parameter}::uuid]`, value: ids[0] } : { sql: `${parameter}::uuid[]`, value: ids }
