const NONCE = /(?<='nonce-)[^']+(?=')/

/**
 * Replaces the CSP nonce of the cached page on each use, in its header and in its HTML, as the server does.
 * @param nonce base64
 */
export function withNonce(html: string, policy: string, nonce: string): { html: string; policy: string } {
  const before = NONCE.exec(policy)?.[0]
  if (!before) return { html, policy }
  return { html: html.replaceAll(before, nonce), policy: policy.replaceAll(before, nonce) }
}
