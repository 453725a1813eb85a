const made = new Map<string, string>()

/** Idempotency key: a retry of the same input gets the same key, until `forgetIdempotencyKey` says that it was accepted. */
export function idempotencyKeyFor(said: object): string {
  const text = JSON.stringify(said)
  const key = made.get(text) ?? randomKey()
  made.set(text, key)
  return key
}

export const forgetIdempotencyKey = (said: object) => made.delete(JSON.stringify(said))

/** Not `crypto.randomUUID`, which exists on https only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
