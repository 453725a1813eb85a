import { expect, test } from '@jest/globals'
import { withNonce } from './fresh-nonce'

test('the kept page gets a new nonce, in its header and in its text', () => {
  const html = '<meta property="csp-nonce" nonce="b2xk+/==">'
  const policy = "default-src 'self'; style-src 'self' 'nonce-b2xk+/=='; img-src 'self'"
  expect(withNonce(html, policy, 'bmV3')).toEqual({
    html: '<meta property="csp-nonce" nonce="bmV3">',
    policy: "default-src 'self'; style-src 'self' 'nonce-bmV3'; img-src 'self'",
  })
})

test('a policy without a nonce, and its page, stay as they are', () => {
  expect(withNonce('<p>', "default-src 'self'", 'bmV3')).toEqual({ html: '<p>', policy: "default-src 'self'" })
})
