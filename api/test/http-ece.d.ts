/** The part of the library that the tests use: it has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  const ece: {
    decrypt: (
      body: Buffer,
      keys: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
    ) => Buffer
  }
  export default ece
}
