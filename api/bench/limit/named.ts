import crypto from 'node:crypto'
import type { Sql } from '../../src/database/named-query.js'

const names = new Map<string, string>()

/** As a prepared statement, planned once per connection. */
export function named({ text, values }: Sql) {
  let name = names.get(text)
  if (!name) names.set(text, (name = crypto.createHash('md5').update(text).digest('hex')))
  return { name, text, values: values as unknown[] }
}
