import { describe, expect, test, jest } from '@jest/globals'
import { testDatabase } from '../../../../test/database.js'
import { aNewcomer, aStaffMember, PASSWORD } from '../../../../test/sign-in.js'
import { Person, testServer } from '../../../../test/web-server.js'
import { log } from '../../../platform/log.js'
import { User } from '../user.entity.js'
import { hashPassword, isPasswordOf, UNUSABLE_PASSWORD } from './password.js'

const database = testDatabase()
const db = () => database.manager
// Behind a proxy, so that each visitor can have their own network address; with a second process on the same database.
const server = testServer(database, { trustProxyHops: 1 })
const otherServer = testServer(database, { trustProxyHops: 1 })

let addresses = 0
/** Each address belongs to a different site. */
const anAddress = () => `10.${addresses >> 8}.${addresses++ & 255}.1`

const NO = 'Unauthorized: gebruikersnaam of wachtwoord klopt niet'
const CHANGE_FIRST = 'Unauthorized: wijzig eerst je tijdelijke wachtwoord'
const session = 'session { authenticated token mustChangePassword user { username } }'
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ${session} } }`
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${session} } }`

class Visitor extends Person {
  constructor(
    readonly address = anAddress(),
    url = () => server.url,
  ) {
    super(url)
  }
  override graphql(query: string, variables: object = {}, headers: Record<string, string> = {}) {
    return super.graphql(query, variables, { 'x-forwarded-for': this.address, ...headers })
  }
  async signIn(username: string, password = PASSWORD) {
    const { json, status } = await this.graphql(SIGN_IN, { input: { username, password } })
    return { status, session: json.data?.signIn?.session, error: json.errors?.[0] }
  }
  async change(currentPassword: string, newPassword: string, confirmPassword = newPassword, headers = {}) {
    const { json } = await this.graphql(CHANGE, { input: { currentPassword, newPassword, confirmPassword } }, headers)
    return { session: json.data?.changePassword?.session, error: json.errors?.[0] }
  }
}

const mistake = (message: string) => ({ message, extensions: { code: 'BAD_USER_INPUT' } })
const refused = { message: NO, extensions: { code: 'UNAUTHENTICATED' } }
const tooMany = { message: expect.stringMatching(/^Te veel pogingen/), extensions: { code: 'RATE_LIMITED' } }

describe('signing in with a password', () => {
  test('accepts the user name or the e-mail address, in any case, with surrounding spaces', async () => {
    await aStaffMember(db(), { username: 'Jan.Jansen', email: 'J.Jansen@greenrock.nl' })
    for (const name of [
      'Jan.Jansen',
      'jan.jansen',
      'JAN.JANSEN',
      'J.Jansen@greenrock.nl',
      'j.jansen@GREENROCK.NL',
      ' jan.jansen ',
    ]) {
      const visitor = new Visitor()
      const { session } = await visitor.signIn(name)
      expect(session).toEqual({
        authenticated: true,
        token: expect.stringMatching(/^[\w-]{43}$/),
        mustChangePassword: false,
        user: { username: 'Jan.Jansen' },
      })
      expect((await visitor.session()).authenticated).toBe(true)
    }
    expect((await db().findOneByOrFail(User, {})).lastLoginAt).toBeInstanceOf(Date)
  })

  test('gives the same answer for an unknown, wrong, deactivated, used or expired sign-in', async () => {
    await aStaffMember(db(), { username: 'goed' })
    await aStaffMember(db(), { username: 'weg', isActive: false })
    await aStaffMember(db(), { username: 'elders', passwordHash: UNUSABLE_PASSWORD })
    await aStaffMember(db(), { username: 'ook-elders', passwordHash: UNUSABLE_PASSWORD })
    await aNewcomer(db(), { username: 'gebruikt', temporaryUntil: null })
    await aNewcomer(db(), { username: 'verlopen', temporaryUntil: new Date(Date.now() - 1) })
    const cases = [
      ['unknown', 'niemand', PASSWORD],
      ['wrong', 'goed', 'Fout-12345'],
      ['deactivated', 'weg', PASSWORD],
      ['only at the provider', 'elders', PASSWORD],
      ['its hash as password', 'ook-elders', UNUSABLE_PASSWORD],
      ['used up', 'gebruikt', PASSWORD],
      ['72 hours over', 'verlopen', PASSWORD],
    ] as const
    for (const [what, name, password] of cases) {
      const visitor = new Visitor()
      const { error, status, session } = await visitor.signIn(name, password)
      expect(visitor.cookies.size).toBe(0)
      // R-INT-30
      expect({ what, status, session, message: error.message, extensions: error.extensions }).toEqual({
        what,
        status: 200,
        session: undefined,
        ...refused,
      })
    }
  })

  test.each([
    `' OR '1'='1`,
    `jan'--`,
    `jan"; DROP TABLE app_users; --`,
    '%',
    'j_n',
    'jan\\',
    '\u0130an',
    '\ud800',
    '\u202ejan',
    'jan@',
    '@',
    '{"$ne":""}',
  ])('finds no account for a name such as %j', async name => {
    await aStaffMember(db(), { username: 'jan' })
    expect((await new Visitor().signIn(name)).error).toMatchObject(refused)
    expect(await db().count(User)).toBe(1)
  })

  test('is logged, also when refused, with the account and without the typed texts', async () => {
    const { id, username } = await aStaffMember(db())
    const logged = [jest.spyOn(log, 'info'), jest.spyOn(log, 'warn')]
    try {
      await new Visitor().signIn(username, 'Kanarie-1')
      await new Visitor().signIn('kanarie', PASSWORD)
      const visitor = new Visitor()
      await visitor.signIn(username)
      await visitor.change(PASSWORD, 'Zeepaard-77')
      const lines = logged.flatMap(({ mock }) => mock.calls.map(([line]) => line))
      expect(lines).toEqual(
        expect.arrayContaining([
          { event: 'sign-in failed', userId: id, by: 'password' },
          { event: 'sign-in failed', userId: null, by: 'password' },
          { event: 'signed in', userId: id, by: 'password' },
          { event: 'password changed', userId: id },
        ]),
      )
      expect(JSON.stringify(lines)).not.toMatch(/kanarie|zeepaard|paard-1234/i)
    } finally {
      for (const one of logged) one.mockRestore()
    }
  })

  test('compares the whole password, including unusual characters', async () => {
    for (const [right, wrong] of [
      ['Aa1!\0een', 'Aa1!\0twee'],
      ['Aa1!\0een', 'Aa1!'],
      [`Aa1!${'x'.repeat(196)}`, `Aa1!${'x'.repeat(195)}`],
      ['Wacht😀wóórd1!', 'Wacht😁wóórd1!'],
    ] as const) {
      const { username } = await aStaffMember(db(), { password: right })
      expect((await new Visitor().signIn(username, wrong)).error).toMatchObject(refused)
      expect((await new Visitor().signIn(username, right)).session.authenticated).toBe(true)
    }
  })

  test('treats composed and decomposed accents as equal', async () => {
    const hashed = await hashPassword('Caf\u00e9-1234')
    expect(await isPasswordOf(hashed, 'Cafe\u0301-1234')).toBe(true)
    expect(await isPasswordOf(hashed, 'Cafe-1234')).toBe(false)
    expect(await isPasswordOf(null, 'nobody has this one')).toBe(false)
    expect(await isPasswordOf(UNUSABLE_PASSWORD, UNUSABLE_PASSWORD)).toBe(false)
  })
})

describe('a temporary password', () => {
  test('signs in once and then allows only changing it; the change ends other sessions and keeps this one', async () => {
    const { username } = await aNewcomer(db(), { isAdmin: true })
    const visitor = new Visitor()
    const { session } = await visitor.signIn(username)
    expect(session).toMatchObject({ authenticated: true, mustChangePassword: true })
    expect((await new Visitor().signIn(username)).error).toMatchObject(refused)

    const bearer = { authorization: `Bearer ${session.token}` }
    for (const text of [
      '{ tenders { totalCount } }',
      '{ categories { name } }',
      '{ users { totalCount } }',
      '{ accountExport }',
      '{ accountSessions { id } }',
      'mutation { eraseAccount }',
      'mutation { refreshTenders { totalAdded } }',
    ])
      for (const person of [visitor, new Visitor()]) {
        const { json } = await person.graphql(text, {}, bearer)
        expect(json.errors).toMatchObject([{ message: CHANGE_FIRST, extensions: { code: 'FORBIDDEN' } }])
        expect(json.data).toBeNull()
      }
    expect((await visitor.session()).mustChangePassword).toBe(true)

    const cookie = visitor.cookies.get('greenrock')
    const changed = await visitor.change(PASSWORD, 'Nieuw-Geheim-1')
    expect(changed.error).toBeUndefined()
    expect(changed.session).toMatchObject({ authenticated: true, mustChangePassword: false })
    expect(changed.session.token).not.toBe(session.token)
    expect(visitor.cookies.get('greenrock')).not.toBe(cookie)
    expect((await visitor.graphql('{ users { totalCount } }')).json.data.users.totalCount).toBe(1)
    expect((await new Visitor().session(bearer)).authenticated).toBe(false)
    expect((await new Visitor().signIn(username)).error).toMatchObject(refused)
    expect((await new Visitor().signIn(username, 'Nieuw-Geheim-1')).session.mustChangePassword).toBe(false)
  })

  test('signs in only one of five concurrent requests', async () => {
    const { username } = await aNewcomer(db())
    const came = await Promise.all(Array.from({ length: 5 }, () => new Visitor().signIn(username)))
    expect(came.filter(({ session }) => session?.authenticated)).toHaveLength(1)
    expect(came.filter(({ error }) => error?.message === NO)).toHaveLength(4)
  })

  test('is valid until its 72 hours are over', async () => {
    const { username } = await aNewcomer(db(), { temporaryUntil: new Date(Date.now() + 3_600_000) })
    expect((await new Visitor().signIn(username)).session.authenticated).toBe(true)
  })

  test('is not used up by a wrong password, nor by a deactivated account', async () => {
    const { username, id } = await aNewcomer(db(), { isActive: false })
    expect((await new Visitor().signIn(username, 'Fout-12345')).error).toMatchObject(refused)
    expect((await new Visitor().signIn(username)).error).toMatchObject(refused)
    await db().update(User, id, { isActive: true })
    expect((await new Visitor().signIn(username)).session.authenticated).toBe(true)
  })
})

describe('changing a password', () => {
  test.each([
    ['a wrong current one', ['Fout-12345', 'Nieuw-Geheim-1'], 'Huidig wachtwoord klopt niet'],
    ['the same', [PASSWORD, PASSWORD], 'Nieuw wachtwoord moet anders zijn dan het huidige'],
    ['an invalid one', [PASSWORD, 'kort'], 'Nieuw wachtwoord moet minimaal 8 karakters zijn'],
  ] as const)('%s is refused', async (_what, [current, chosen], message) => {
    const { username } = await aStaffMember(db())
    const visitor = new Visitor()
    await visitor.signIn(username)
    expect((await visitor.change(current, chosen)).error).toMatchObject(mistake(message))
    expect((await new Visitor().signIn(username)).session.authenticated).toBe(true)
  })

  test.each([`Aa1!${'x'.repeat(196)}`, 'Aa1!\0\0\0\0'])('to %j works for the next sign-in', async chosen => {
    const { username } = await aStaffMember(db())
    const visitor = new Visitor()
    await visitor.signIn(username)
    expect((await visitor.change(PASSWORD, chosen)).session.authenticated).toBe(true)
    expect((await new Visitor().signIn(username, chosen)).session.authenticated).toBe(true)
  })

  test('ends the other sessions of this user, by cookie and by token, and no other user’s', async () => {
    const [{ username }, other] = [await aStaffMember(db()), await aStaffMember(db())]
    const [here, there, stranger] = [new Visitor(), new Visitor(), new Visitor()]
    await here.signIn(username)
    const { session } = await there.signIn(username)
    await stranger.signIn(other.username)
    expect((await here.change(PASSWORD, 'Nieuw-Geheim-1')).session.authenticated).toBe(true)
    expect((await here.session()).authenticated).toBe(true)
    expect((await there.session()).authenticated).toBe(false)
    expect((await new Visitor().session({ authorization: `Bearer ${session.token}` })).authenticated).toBe(false)
    expect((await stranger.session()).authenticated).toBe(true)
    expect(await db().query('SELECT count(*)::int AS n FROM sessions')).toEqual([{ n: 2 }])
  })

  test('works with only the bearer token', async () => {
    const { username } = await aStaffMember(db())
    const { session } = await new Visitor().signIn(username)
    const bearer = { authorization: `Bearer ${session.token}` }
    const changed = await new Visitor().change(PASSWORD, 'Nieuw-Geheim-1', 'Nieuw-Geheim-1', bearer)
    expect(changed.session.authenticated).toBe(true)
    expect((await new Visitor().session(bearer)).authenticated).toBe(false)
    expect((await new Visitor().session({ authorization: `Bearer ${changed.session.token}` })).authenticated).toBe(true)
  })

  test('succeeds once for two concurrent requests, and only that request gets a success', async () => {
    const { username } = await aStaffMember(db())
    const windows = [new Visitor(), new Visitor()]
    for (const window of windows) await window.signIn(username)
    const chosen = ['Nieuw-Geheim-1', 'Nieuw-Geheim-2']
    const changed = await Promise.all(windows.map((window, index) => window.change(PASSWORD, chosen[index]!)))
    const successful = chosen.filter((_, index) => changed[index]!.session?.authenticated)
    expect(successful).toHaveLength(1)
    expect((await new Visitor().signIn(username, successful[0])).session.authenticated).toBe(true)
  })

  test('is refused to a user who signs in at the provider', async () => {
    const visitor = new Visitor()
    await visitor.signInAs('medewerker')
    for (const current of [UNUSABLE_PASSWORD, 'nobody has this one'])
      expect((await visitor.change(current, 'Nieuw-Geheim-1')).error).toMatchObject(
        mistake('Huidig wachtwoord klopt niet'),
      )
  })
})

describe('the throttle on guessing passwords', () => {
  /** Simulates the passing of time. */
  const passed = (seconds: number) =>
    db().query('UPDATE sign_in_tries SET expire = expire - $1::bigint', [seconds * 1000])
  const seconds = (text: string | undefined) => Number(/over (\d+) seconden/.exec(text ?? '')?.[1])

  test('never keeps the owner out after wrong passwords from eleven addresses, even on a new device', async () => {
    const { username } = await aStaffMember(db())
    for (let count = 0; count < 11; count++)
      expect((await new Visitor().signIn(username, `Fout-${count}`)).error).toMatchObject(refused)
    expect((await new Visitor().signIn(username)).session.authenticated).toBe(true)
  })

  test('allows five attempts per account and site, then doubles the delay, for the right password too', async () => {
    await aStaffMember(db(), { username: 'doel', email: 'doel@greenrock.nl' })
    await aStaffMember(db(), { username: 'ander' })
    const visitor = new Visitor()
    for (let count = 0; count < 5; count++) {
      const name = ['doel', 'DOEL', 'doel@greenrock.nl', ' Doel'][count % 4]!
      expect((await visitor.signIn(name, `Fout-${count}`)).error).toMatchObject(refused)
    }
    const waits = [
      [15, /\b(\d|1[0-5]) seconden/],
      [30, /\b([12]?\d|30) seconden/],
      [60, /seconden/],
      [120, / 2 minuten/],
      [240, / 4 minuten/],
      [480, / 8 minuten/],
      [900, / 15 minuten/],
      [900, / 15 minuten/],
    ] as const
    for (const [wait, sentence] of waits) {
      for (const name of ['doel', 'Doel@GreenRock.nl']) {
        const { error } = await visitor.signIn(name)
        expect(error).toMatchObject({ ...tooMany, message: expect.stringMatching(sentence) })
      }
      await passed(wait)
      expect((await visitor.signIn('doel', 'Fout-9')).error).toMatchObject(refused)
    }
    expect((await new Visitor(visitor.address).signIn('ander')).session.authenticated).toBe(true)
    expect((await new Visitor().signIn('doel')).session.authenticated).toBe(true)
  })

  test('has a longest delay of a quarter of an hour, however many attempts were wrong', async () => {
    await aStaffMember(db(), { username: 'doel' })
    const visitor = new Visitor()
    await visitor.signIn('doel', 'Fout-1')
    await db().query('UPDATE sign_in_tries SET points = 2000000000')
    expect((await visitor.signIn('doel')).error).toMatchObject(tooMany)
    await passed(15 * 60)
    expect((await visitor.signIn('doel')).session.authenticated).toBe(true)
  })

  test('slows guessing from many sites to an attempt in ten seconds, without using up those of each site', async () => {
    await aStaffMember(db(), { username: 'doel' })
    for (let count = 0; count < 20; count++)
      expect((await new Visitor().signIn('doel', 'Fout-1')).error).toMatchObject(refused)
    await db().query(`UPDATE sign_in_tries SET points = 1000 WHERE key LIKE 'account:%'`)
    const owner = new Visitor()
    for (let count = 0; count < 8; count++) {
      const { error } = await owner.signIn('doel')
      expect(error).toMatchObject(tooMany)
      expect(seconds(error.message)).toBeLessThanOrEqual(10)
    }
    await passed(10)
    expect((await owner.signIn('doel')).session.authenticated).toBe(true)
  })

  test('treats addresses of one household or company as the same site', async () => {
    await aStaffMember(db(), { username: 'doel' })
    for (let count = 1; count <= 5; count++)
      expect((await new Visitor(`2001:db8:7:${count}::1`).signIn('doel', 'Fout-1')).error).toMatchObject(refused)
    expect((await new Visitor('2001:db8:7:ffff::1').signIn('doel')).error).toMatchObject(tooMany)
    expect((await new Visitor('2001:db8:8::1').signIn('doel')).session.authenticated).toBe(true)
  })

  test('has one counter per account for user name and e-mail; a similar name has another', async () => {
    await aStaffMember(db(), { username: 'jan.jansen', email: 'jan@greenrock.nl' })
    await aStaffMember(db(), { username: 'jan', email: 'j.pietersen@greenrock.nl' })
    const address = anAddress()
    for (let count = 0; count < 5; count++)
      expect(
        (await new Visitor(address).signIn(count % 2 ? 'jan.jansen' : 'jan@greenrock.nl', 'Fout-1')).error,
      ).toMatchObject(refused)
    // The sign-in of a colleague does not reset the counter.
    expect((await new Visitor(address).signIn('jan')).session.authenticated).toBe(true)
    for (const name of ['jan.jansen', 'jan@greenrock.nl'])
      expect((await new Visitor(address).signIn(name)).error).toMatchObject(tooMany)
  })

  test('is reset for both names by a success with one of them', async () => {
    await aStaffMember(db(), { username: 'jan.jansen', email: 'jan@greenrock.nl' })
    const address = anAddress()
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++)
        expect((await new Visitor(address).signIn('jan.jansen', 'Fout-1')).error).toMatchObject(refused)
      expect((await new Visitor(address).signIn('jan@greenrock.nl')).session.authenticated).toBe(true)
    }
  })

  test('cannot be used up by typing the key of another account’s counter', async () => {
    const { id, username } = await aStaffMember(db())
    const address = anAddress()
    for (const name of [id, `user ${id}`])
      for (let count = 0; count < 6; count++) await new Visitor(address).signIn(name)
    expect((await new Visitor(address).signIn(username)).session.authenticated).toBe(true)
  })

  test('allows thirty attempts per network, for all its addresses together', async () => {
    for (let count = 1; count <= 30; count++)
      expect((await new Visitor(`2001:db8:1:2::${count}`).signIn(`naam${count}`)).error).toMatchObject(refused)
    const { error, status } = await new Visitor('2001:db8:1:2:ffff::1').signIn('niemand')
    expect(error).toMatchObject(tooMany)
    expect(status).toBe(429)
    expect((await new Visitor('2001:db8:1:3::1').signIn('niemand')).error).toMatchObject(refused)
  })

  test('applies to a name without an account in the same way', async () => {
    const visitor = new Visitor()
    for (let count = 0; count < 5; count++) expect((await visitor.signIn('niemand')).error).toMatchObject(refused)
    expect((await visitor.signIn('niemand')).error).toMatchObject(tooMany)
  })

  test('is reset by a success for the account', async () => {
    await aStaffMember(db(), { username: 'doel' })
    const visitor = new Visitor()
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) await new Visitor(visitor.address).signIn('doel', 'Fout-1')
      expect((await new Visitor(visitor.address).signIn('doel')).session.authenticated).toBe(true)
    }
  })

  test('allows thirty attempts per address, for any names, on two processes together', async () => {
    await aStaffMember(db(), { username: 'doel' })
    const address = anAddress()
    const both = [new Visitor(address), new Visitor(address, () => otherServer.url)]
    for (let count = 0; count < 30; count++)
      expect((await both[count % 2]!.signIn(`naam${count}`)).error).toMatchObject(refused)
    for (const visitor of both) expect((await visitor.signIn('doel')).error).toMatchObject(tooMany)
    expect((await new Visitor().signIn('doel')).session.authenticated).toBe(true)
  })

  test('counts five concurrent attempts on two processes as five', async () => {
    await aStaffMember(db(), { username: 'doel' })
    const address = anAddress()
    const tries = Array.from({ length: 20 }, (_, index) =>
      new Visitor(address, () => (index % 2 ? server : otherServer).url).signIn('doel', `Fout-${index}`),
    )
    const errors = (await Promise.all(tries)).map(({ error }) => error.extensions.code)
    expect(errors.filter(code => code === 'UNAUTHENTICATED')).toHaveLength(5)
    expect(errors.filter(code => code === 'RATE_LIMITED')).toHaveLength(15)
  })

  test('ignores a forged X-Forwarded-For without a trusted proxy', async () => {
    const visitor = new Visitor()
    for (let count = 0; count < 30; count++)
      await visitor.graphql(
        SIGN_IN,
        { input: { username: `naam${count}`, password: 'x' } },
        { 'x-forwarded-for': `1.2.3.${count}, ${visitor.address}` },
      )
    expect((await visitor.signIn('doel')).error).toMatchObject(tooMany)
  })

  test('counts each of many sign-ins in one request', async () => {
    await aStaffMember(db(), { username: 'doel', password: 'Raad-mij-49' })
    const guess = (count: number) =>
      `a${count}: signIn(input: { username: "doel", password: "Raad-mij-${count}" }) { session { authenticated } }`
    const guesses = (from: number, many: number) =>
      `mutation { ${Array.from({ length: many }, (_, index) => guess(from + index)).join(' ')} }`

    const visitor = new Visitor()
    const whole = await visitor.graphql(guesses(0, 50))
    expect(JSON.stringify(whole.json)).not.toContain('"authenticated":true')

    // It also counts many requests with the maximum number of sign-ins each.
    for (let from = 0; from < 50; from += 5) {
      const { json } = await visitor.graphql(guesses(from, 5))
      expect(JSON.stringify(json)).not.toContain('"authenticated":true')
    }
    expect((await visitor.signIn('doel', 'Raad-mij-49')).error).toMatchObject(tooMany)
  })

  test('applies to guessing the old password through a stolen session', async () => {
    const { username } = await aStaffMember(db())
    const visitor = new Visitor()
    await visitor.signIn(username)
    for (let count = 0; count < 10; count++) await visitor.change(`Fout-${count}`, 'Nieuw-Geheim-1')
    expect((await visitor.change(PASSWORD, 'Nieuw-Geheim-1')).error).toMatchObject(tooMany)
  })

  test('cannot lock out a device that the account signed in from before', async () => {
    const { username } = await aStaffMember(db())
    const owner = new Visitor()
    expect((await owner.signIn(username)).session.authenticated).toBe(true)
    await owner.graphql('mutation { signOut { session { authenticated } } }')
    for (let count = 0; count < 12; count++) await new Visitor(owner.address).signIn(username, `Fout-${count}`)
    expect((await new Visitor(owner.address).signIn(username)).error).toMatchObject(tooMany)
    expect((await owner.signIn(username)).session.authenticated).toBe(true)
  })

  test('allows a known device ten attempts, for its own account only', async () => {
    const [own, other] = [await aStaffMember(db()), await aStaffMember(db())]
    const device = new Visitor()
    await device.signIn(own.username)
    await device.graphql('mutation { signOut { session { authenticated } } }')
    for (let count = 0; count < 10; count++)
      expect((await device.signIn(own.username, `Fout-${count}`)).error).toMatchObject(refused)
    expect((await device.signIn(own.username)).error).toMatchObject(tooMany)
    for (let count = 0; count < 5; count++) await new Visitor(device.address).signIn(other.username, `Fout-${count}`)
    expect((await device.signIn(other.username)).error).toMatchObject(tooMany)
  })

  test('stores neither names nor e-mail addresses', async () => {
    await new Visitor().signIn('Jan.Jansen@greenrock.nl')
    const [{ text }] = await db().query('SELECT jsonb_agg(to_jsonb(t))::text AS text FROM sign_in_tries t')
    expect(text).not.toMatch(/jansen/i)
  })
})

test('one request may sign in, sign out twice, and sign in as another user', async () => {
  const [one, other] = [await aStaffMember(db(), { isAdmin: true }), await aStaffMember(db())]
  const visitor = new Visitor()
  const signIn = (name: string) =>
    `signIn(input: { username: "${name}", password: "${PASSWORD}" }) { session { user { username } } }`
  const { json } = await visitor.graphql(
    `mutation { a: ${signIn(one.username)} b: signOut { session { authenticated } } c: clearSamples }`,
  )
  expect(json.errors).toMatchObject([{ path: ['c'], extensions: { code: 'UNAUTHENTICATED' } }])
  const again = await visitor.graphql(
    `mutation { a: signOut { session { authenticated } } b: signOut { session { authenticated } } c: ${signIn(other.username)} }`,
  )
  expect(again.json.data.c.session.user.username).toBe(other.username)
  expect((await visitor.session()).user.username).toBe(other.username)
  expect(await db().query('SELECT count(*)::int AS n FROM sessions')).toEqual([{ n: 1 }])
})

describe('the sessions of a user', () => {
  const SESSIONS = '{ accountSessions { id device startedAt isCurrent } }'
  const END = 'mutation ($id: ID!) { endSession(id: $id) }'
  const listed = async (person: Person) => (await person.graphql(SESSIONS)).json.data.accountSessions

  test('are listed, the newest first, without those of other users', async () => {
    const [{ username }, other] = [await aStaffMember(db()), await aStaffMember(db())]
    const [first, second, stranger] = [new Visitor(), new Visitor(), new Visitor()]
    for (const person of [first, second]) await person.signIn(username)
    await stranger.signIn(other.username)
    const rows = await listed(first)
    expect(rows.map((row: { isCurrent: boolean }) => row.isCurrent)).toEqual([false, true])
    expect(rows[0].device).toBe('node')
    expect(await listed(stranger)).toHaveLength(1)
    const sids: { sid: string }[] = await db().query('SELECT sid FROM sessions')
    for (const { sid } of sids) expect(JSON.stringify(rows)).not.toContain(sid)
  })

  test('can be ended idempotently; another user’s or an unknown session is unaffected', async () => {
    const [{ username }, other] = [await aStaffMember(db()), await aStaffMember(db())]
    const [here, there, stranger] = [new Visitor(), new Visitor(), new Visitor()]
    for (const person of [here, there]) await person.signIn(username)
    await stranger.signIn(other.username)
    const [foreign] = await listed(stranger)
    for (const id of [foreign.id, 'nonsense', '', `'; DELETE FROM sessions; --`])
      expect((await here.graphql(END, { id })).json).toEqual({ data: { endSession: true } })
    expect((await stranger.session()).authenticated).toBe(true)

    const { id } = (await listed(here)).find((row: { isCurrent: boolean }) => !row.isCurrent)
    for (let count = 0; count < 2; count++)
      expect((await here.graphql(END, { id })).json).toEqual({ data: { endSession: true } })
    expect((await there.session()).authenticated).toBe(false)
    expect((await here.session()).authenticated).toBe(true)
    expect(await listed(here)).toHaveLength(1)
  })

  test('are not renewed by the request that ends them', async () => {
    const { username } = await aStaffMember(db())
    const visitor = new Visitor()
    await visitor.signIn(username)
    // Old enough for a request to renew the time at which the session was last seen.
    await db().query(`UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb(0))::json`)
    const [{ id }] = await listed(visitor)
    expect(await db().query(`SELECT (sess ->> 'seenAt')::bigint > 0 AS seen FROM sessions`)).toEqual([{ seen: true }])
    await db().query(`UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb(0))::json`)
    await visitor.graphql(END, { id })
    expect((await visitor.session()).authenticated).toBe(false)
    expect(await db().query('SELECT sid FROM sessions')).toEqual([])
  })
})
