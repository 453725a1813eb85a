const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*'
const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*]/]
const LENGTH = 12
/** Above the last whole multiple of the alphabet some characters would come more often than others. */
const FAIR = 256 - (256 % alphabet.length)

/** Every character is as likely as every other; what lacks a class is thrown away as a whole, so it stays so. */
export function temporaryPassword(): string {
  for (;;) {
    const bytes = [...crypto.getRandomValues(new Uint8Array(LENGTH * 2))].filter(byte => byte < FAIR)
    const password = bytes
      .slice(0, LENGTH)
      .map(byte => alphabet[byte % alphabet.length])
      .join('')
    const isMixed = classes.every(one => one.test(password))
    if (password.length === LENGTH && isMixed) return password
  }
}
