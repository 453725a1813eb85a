const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*'
const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*]/]
const LENGTH = 12
/** Rejection sampling avoids modulo bias: bytes from the last whole multiple of the alphabet on are discarded. */
const REJECT_FROM = 256 - (256 % alphabet.length)

/**
 * Uniformly random; a password that lacks a class of characters is discarded as a whole, which keeps the distribution uniform.
 */
export function temporaryPassword(): string {
  for (;;) {
    const bytes = [...crypto.getRandomValues(new Uint8Array(LENGTH * 2))].filter(byte => byte < REJECT_FROM)
    const password = bytes
      .slice(0, LENGTH)
      .map(byte => alphabet[byte % alphabet.length])
      .join('')
    const isMixed = classes.every(one => one.test(password))
    if (password.length === LENGTH && isMixed) return password
  }
}
