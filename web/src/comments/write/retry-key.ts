const made = new Map<string, string>()

/** The same words in the same place are the same comment, however often they are sent, until `forgetKey` says that they arrived. */
export function keyFor(said: object): string {
  const text = JSON.stringify(said)
  const key = made.get(text) ?? randomKey()
  made.set(text, key)
  return key
}

export const forgetKey = (said: object) => made.delete(JSON.stringify(said))

/** `crypto.randomUUID` is there on https only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
