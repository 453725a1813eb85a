import { expect, test } from '@jest/globals'
import { withNonce } from './fresh-nonce'

test('the cached page gets a new nonce, in its header and in its HTML', () => {
  const html = '<meta property="csp-nonce" nonce="b2xk+/==">'
  const policy = "default-src 'self'; style-src 'self' 'nonce-b2xk+/=='; img-src 'self'"
  expect(withNonce(html, policy, 'bmV3')).toEqual({
    html: '<meta property="csp-nonce" nonce="bmV3">',
    policy: "default-src 'self'; style-src 'self' 'nonce-bmV3'; img-src 'self'",
  })
})

test('a cached page whose policy has no nonce is unchanged', () => {
  expect(withNonce('<p>', "default-src 'self'", 'bmV3')).toEqual({ html: '<p>', policy: "default-src 'self'" })
})
