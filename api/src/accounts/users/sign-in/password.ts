import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id, the library's default, with the parameters that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Bounds memory: each hash takes 19 MiB. */
const limitConcurrency = pLimit(4)

/** Matches no password, for users who sign in only at the provider. */
export const UNUSABLE_PASSWORD = 'unusable'

/** Unicode normalisation (NFC), because keyboards enter é as one code point or as two. */
const normalised = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> =>
  limitConcurrency(() => hash(normalised(password), cost))

let decoy: Promise<string> | undefined

/** Timing attack: a null or unusable hash is compared with a decoy, so that it takes as long as a real one. */
export async function isPasswordOf(hashed: string | null, password: string): Promise<boolean> {
  const isUsable = hashed !== null && hashed !== UNUSABLE_PASSWORD
  decoy ??= hashPassword('nobody has this one')
  const against = isUsable ? hashed : await decoy
  const fits = await limitConcurrency(() => verify(against, normalised(password)))
  return isUsable && fits
}
