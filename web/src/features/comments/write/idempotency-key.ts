const made = new Map<string, string>()

/** Idempotency key: a retry of the same input gets the same key until `forgetIdempotencyKey` confirms its acceptance. */
export function idempotencyKeyFor(said: object): string {
  const text = JSON.stringify(said)
  const key = made.get(text) ?? randomKey()
  made.set(text, key)
  return key
}

export const forgetIdempotencyKey = (said: object) => made.delete(JSON.stringify(said))

/** `crypto.randomUUID` exists only on https. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
