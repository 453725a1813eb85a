import { expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aStaffMember, PASSWORD } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'

const OLD = 'the secret of last year known to too many'
const NEW = 'the secret of this year known to nobody yet'

const database = testDatabase()
const db = () => database.manager
/** Three processes with one database, during a secret rotation. */
const before = testServer(database, { sessionSecrets: [OLD] })
const during = testServer(database, { sessionSecrets: [NEW, OLD] })
const after = testServer(database, { sessionSecrets: [NEW] })

type Server = typeof before
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { authenticated } } }'

/** The same browser (with its cookies) at another process. */
function movedTo(server: Server, person?: Person): Person {
  const moved = new Person(() => server.url)
  for (const [name, value] of person?.cookies ?? []) moved.cookies.set(name, value)
  return moved
}

async function signedInAt(server: Server): Promise<Person> {
  const { username } = await aStaffMember(db())
  const person = movedTo(server)
  await person.graphql(SIGN_IN, { input: { username, password: PASSWORD } })
  return person
}

const isSignedIn = async (person: Person) => (await person.session()).authenticated

test('during a secret rotation, existing sessions stay valid by cookie and by token', async () => {
  const person = await signedInAt(before)
  const { token } = await person.session()
  expect(await isSignedIn(movedTo(during, person))).toBe(true)
  const bearer = { authorization: `Bearer ${token}` }
  expect((await movedTo(during).session(bearer)).authenticated).toBe(true)
  expect(await isSignedIn(movedTo(after, person))).toBe(false)
})

test('a session that starts during a secret rotation survives the removal of the former secret', async () => {
  const person = await signedInAt(during)
  expect(await isSignedIn(movedTo(after, person))).toBe(true)
  expect(await isSignedIn(movedTo(before, person))).toBe(false)
})

test('a sign-in at the provider that began before a secret rotation succeeds after it', async () => {
  const person = movedTo(before)
  const away = new URL((await person.ask('/api/login')).headers.get('location')!)
  const state = away.searchParams.get('state')
  const callback = async (server: Server) =>
    (await movedTo(server, person).ask(`/api/callback?code=x&state=${state}`)).headers.get('location')
  expect(await callback(during)).toBe('/login?fout=mislukt')
  expect(await callback(after)).toBe('/login?fout=verlopen')
})

test('a known device stays known after a secret rotation', async () => {
  const { username } = await aStaffMember(db())
  const person = movedTo(before)
  const signIn = async (at: Person, password: string) =>
    (await at.graphql(SIGN_IN, { input: { username, password } })).json.errors?.[0].extensions.code
  await signIn(person, PASSWORD)
  person.cookies.delete('greenrock')
  for (let count = 0; count < 6; count++) await signIn(movedTo(before), `Fout-${count}`)
  expect(await signIn(movedTo(during), PASSWORD)).toBe('RATE_LIMITED')
  expect(await signIn(movedTo(during, person), PASSWORD)).toBeUndefined()
})
