/**
 * SQL of an array of uuids, and the value of its parameter. Query planner: PostgreSQL supposes ten in an array whose length it
 * does not know, and so plans a prepared statement for one id again each time, which takes longer than reading it.
 */
export const idsSql = (ids: readonly string[], parameter = '$1'): { readonly sql: string; readonly value: unknown } =>
  ids.length === 1 ? { sql: `array[${parameter}::uuid]`, value: ids[0] } : { sql: `${parameter}::uuid[]`, value: ids }
