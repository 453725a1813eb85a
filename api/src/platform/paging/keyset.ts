/** One order column of a list. A cursor's text is cast to `type`. */
export interface OrderKey {
  readonly sql: string
  readonly type: 'timestamptz' | 'date' | 'float8' | 'float4' | 'integer' | 'uuid'
  readonly descending: boolean
}

export const orderBySql = (keys: readonly OrderKey[], backward: boolean): string =>
  keys.map(({ sql, descending }) => `${sql} ${descending !== backward ? 'DESC' : 'ASC'}`).join(', ')

/**
 * Keyset pagination: the condition "after the cursor", with a parameter for each key. When all keys have the same direction it is a row
 * comparison, which a single index range can answer.
 */
export function afterSql(keys: readonly OrderKey[], backward: boolean, parameter: (index: number) => string): string {
  const values = keys.map(({ type }, index) => `${parameter(index)}::${type}`)
  const sign = ({ descending }: OrderKey) => (descending !== backward ? '<' : '>')
  if (new Set(keys.map(sign)).size === 1)
    return `(${keys.map(({ sql }) => sql).join(', ')}) ${sign(keys[0]!)} (${values.join(', ')})`

  return keys.reduceRight((rest, key, index) => {
    const strictly = `${key.sql} ${sign(key)} ${values[index]}`
    return rest ? `(${strictly} OR (${key.sql} = ${values[index]} AND ${rest}))` : strictly
  }, '')
}
