/**
 * A URL, or null for invalid text. Not `URL.canParse`: in Node 20 it returns false for valid non-ASCII text ('https://tënders.test/') once
 * V8 has optimised its caller.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
