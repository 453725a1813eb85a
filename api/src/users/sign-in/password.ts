import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's figures; argon2id is the library's own choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes 19 MiB. */
const inTurn = pLimit(4)

/** No password at all has this hash: whoever signs in at the provider has none with us. */
export const UNUSABLE_PASSWORD = 'unusable'

/** Unicode normalisation (NFC): one password, whether a keyboard gives é as one character or as two. */
const spelled = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(spelled(password), cost))

let decoy: Promise<string> | undefined

/** Against timing attacks: it takes as long for somebody who is not there, since a null or unusable hash is compared with a decoy. */
export async function isPasswordOf(hashed: string | null, password: string): Promise<boolean> {
  const isUsable = hashed !== null && hashed !== UNUSABLE_PASSWORD
  decoy ??= hashPassword('nobody has this one')
  const against = isUsable ? hashed : await decoy
  const fits = await inTurn(() => verify(against, spelled(password)))
  return isUsable && fits
}

/** What people choose when they must: one of these with a figure and a sign behind it. */
const obvious = new Set(
  'welkom wachtwoord password passw geheim qwerty qwertyuiop azerty admin administrator lente zomer herfst winter januari februari maart april juni juli augustus september oktober november december maandag vrijdag nederland amsterdam rotterdam utrecht ajax feyenoord greenrock greenrocktenders tender tenders letmein changeme iloveyou monkey dragon'.split(
    ' ',
  ),
)
export const isObvious = (password: string) => obvious.has(password.toLowerCase().replace(/[^a-z]/g, ''))
