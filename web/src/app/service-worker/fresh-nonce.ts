const NONCE = /(?<='nonce-)[^']+(?=')/

/**
 * CSP nonce: the kept page gets another one each time, in its header and in its text, as the server's own pages do.
 * @param nonce base64
 */
export function withNonce(html: string, policy: string, nonce: string): { html: string; policy: string } {
  const before = NONCE.exec(policy)?.[0]
  if (!before) return { html, policy }
  return { html: html.replaceAll(before, nonce), policy: policy.replaceAll(before, nonce) }
}
