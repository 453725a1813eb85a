/**
 * A URL, or null for text that is none. Not `URL.canParse`: on Node 20 it answers false for valid text beyond ASCII
 * ('https://tënders.test/') as soon as V8 has optimised its caller.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
