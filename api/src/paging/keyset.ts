/** One column that a list is ordered by. `type` is what a cursor's text is cast back to. */
export interface OrderKey {
  readonly sql: string
  readonly type: 'timestamptz' | 'float8' | 'float4' | 'integer' | 'uuid'
  readonly descending: boolean
}

export const orderBySql = (keys: readonly OrderKey[], backward: boolean): string =>
  keys.map(({ sql, descending }) => `${sql} ${descending !== backward ? 'DESC' : 'ASC'}`).join(', ')

/**
 * "Comes after the cursor", with a parameter for each key. When all keys run the same way it is a row comparison,
 * which an index answers by itself.
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
