import crypto from 'node:crypto'

/** A hash of JSON content that ignores the order of object keys. */
export function fingerprint(content: unknown): Buffer {
  return crypto.createHash('sha256').update(JSON.stringify(content, inKeyOrder)).digest().subarray(0, 16)
}

const inKeyOrder = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
