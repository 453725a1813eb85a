import { request } from 'undici'
import { reader } from '../../bench/dataset.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'

const STRANGERS = 11
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { authenticated } } }'

/** Brute force: wrong passwords for an account from many addresses; then its owner signs in, on a new and on a known device. */
export const stranger: Line = {
  name: 'stranger at an account',
  goal: `the owner gets in after ${STRANGERS} wrong tries from ${STRANGERS} addresses, and ten times more`,
  async run({ databaseUrl, isLong, say }) {
    const product = await startProduct(databaseUrl)
    let places = 0
    async function signIn(password: string, address: string, cookie = '') {
      const { body, headers } = await request(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
        body: JSON.stringify({ query: SIGN_IN, variables: { input: { username: reader.username, password } } }),
      })
      const { errors } = (await body.json()) as { errors?: readonly { extensions: { code: string } }[] }
      const set = [headers['set-cookie'] ?? []].flat().map(one => one.split(';')[0])
      return { code: errors?.[0]?.extensions.code ?? 'in', cookie: set.find(one => one?.includes('-device=')) ?? '' }
    }
    const elsewhere = () => `172.${16 + (places >> 8)}.${places++ & 255}.7`
    const wrong = async (tries: number) => {
      for (let number = 0; number < tries; number++) await signIn(`Fout-${number}`, elsewhere())
    }
    try {
      const known = await signIn(reader.password, elsewhere())
      await wrong(STRANGERS)
      const atNewDevice = await signIn(reader.password, elsewhere())
      const many = STRANGERS * (isLong ? 100 : 10)
      await wrong(many)
      const atKnownDevice = await signIn(reader.password, elsewhere(), known.cookie)
      await wrong(many)
      // The delay is ten seconds at most, and there are no other attempts now.
      const began = performance.now()
      const home = elsewhere()
      while ((await signIn(reader.password, home)).code !== 'in') await new Promise(done => setTimeout(done, 500))
      const waited = (performance.now() - began) / 1000
      say(
        `new device: ${atNewDevice.code}; known device: ${atKnownDevice.code}; new device in the end after ${waited.toFixed(1)} s`,
      )
      return {
        figure: `new device ${atNewDevice.code}, known device ${atKnownDevice.code}; after ${2 * many} more within ${Math.ceil(waited)} s`,
        isReached: atNewDevice.code === 'in' && atKnownDevice.code === 'in' && waited <= 12,
      }
    } finally {
      await product.process.kill()
    }
  },
}
