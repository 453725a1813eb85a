import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../../test/database.js'
import { withShortTimeLimits } from '../../../../test/short-time-limits.js'
import { aUser } from '../../../../test/factories.js'
import { aNewcomer, aSignIn, aStaffMember, PASSWORD } from '../../../../test/sign-in.js'
import { testServer } from '../../../../test/web-server.js'
import { poolOf } from '../../../platform/database/pool.js'
import { User } from '../user.entity.js'
import { ProviderProfile } from './provider-profile.entity.js'
import { Identity } from './identity.entity.js'
import { type Claims, userOf } from './identity.service.js'
import { UNUSABLE_PASSWORD } from './password.js'
import { keepPicture, pictureOf } from '../picture.service.js'
import { liveSids } from './session.service.js'
import { checked } from '../../../platform/validation/checked.js'
import { SignInInput } from './password.inputs.js'
import { signInWithPassword } from './password.service.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

const claims = (given: Partial<Claims> = {}): Claims => ({
  issuer: 'https://aanbieder.test',
  subject: 'sub-1',
  email: 'jan@greenrock.nl',
  isEmailVerified: true,
  username: 'jan',
  firstName: 'Jan',
  lastName: 'Jansen',
  picture: null,
  ...given,
})
const signIn = (given: Partial<Claims> = {}, settings: { allowedEmails?: string[]; adminEmails?: string[] } = {}) =>
  userOf(db(), { allowedEmails: [], adminEmails: [], ...settings }, claims(given))
const letIn = async (...given: Parameters<typeof signIn>): Promise<User> => {
  const user = await signIn(...given)
  if (typeof user === 'string') throw new Error(user)
  return user
}
const nameOf = async (given: Partial<Claims>) => (await letIn(given)).username

describe('linking an identity of the provider to an account', () => {
  test('uses the provider and subject, whatever the names', async () => {
    const one = await letIn()
    expect((await letIn({ email: 'anders@greenrock.nl', username: 'anders', firstName: 'Anders' })).id).toBe(one.id)
    const other = await letIn({ issuer: 'https://ander.test', email: 'b@elders.nl' })
    expect(other.id).not.toBe(one.id)
    expect(await db().count(Identity)).toBe(2)
    expect(await db().count(ProviderProfile)).toBe(2)
    expect(one.firstName).toBe('Jan')
  })

  test('accepts a verified e-mail of a staff account in any case, and refuses an unverified one', async () => {
    const staff = await aStaffMember(db(), { email: 'Jan@GreenRock.nl', username: 'j.jansen', firstName: 'Johan' })
    expect(await signIn({ isEmailVerified: false })).toBe('email-bezet')
    expect(await signIn({ isEmailVerified: false, email: 'JAN@greenrock.NL' })).toBe('email-bezet')
    expect(await db().count(Identity)).toBe(0)
    const user = await letIn()
    expect(user).toMatchObject({ id: staff.id, username: 'j.jansen', firstName: 'Johan', lastName: 'Jansen' })
    expect(await db().count(User)).toBe(1)
    // The link stays, whatever the later claims.
    expect(await letIn({ isEmailVerified: false })).toMatchObject({ id: staff.id })
  })

  test('invalidates the temporary password of every user', async () => {
    const staff = await aNewcomer(db(), { email: 'jan@greenrock.nl', username: 'jan', temporaryUntil: null })
    const { sid } = await aSignIn(db(), staff)
    expect(await letIn()).toMatchObject({ id: staff.id, mustChangePassword: false, temporaryUntil: null })
    const kept = await db().findOneOrFail(User, {
      where: { id: staff.id },
      select: { mustChangePassword: true, temporaryUntil: true, passwordHash: true },
    })
    expect(kept).toMatchObject({ mustChangePassword: false, temporaryUntil: null, passwordHash: UNUSABLE_PASSWORD })
    // Privilege escalation: a restricted session of the temporary password would become a full one.
    expect(await liveSids(db(), [sid])).toEqual(new Set())
  })

  test("keeps a user's own password and its sessions", async () => {
    const staff = await aStaffMember(db(), { email: 'jan@greenrock.nl', username: 'jan' })
    const { sid } = await aSignIn(db(), staff)
    await letIn()
    expect(await liveSids(db(), [sid])).toEqual(new Set([sid]))
    expect(
      await signInWithPassword(db(), checked(SignInInput, { username: 'jan', password: PASSWORD }), {
        address: '10.0.0.1',
        isOnKnownDevice: () => false,
      }),
    ).toMatchObject({
      id: staff.id,
    })
  })

  test('never uses an unverified e-mail', async () => {
    const squatter = await letIn({ subject: 'kraker', isEmailVerified: false })
    expect(squatter.email).toMatch(/@zonder-e-mail\.invalid$/)
    const settings = { adminEmails: ['jan@greenrock.nl'] }
    const jan = await letIn({ subject: 'echte-jan' }, settings)
    expect(jan.id).not.toBe(squatter.id)
    expect(jan).toMatchObject({ email: 'jan@greenrock.nl', isAdmin: true })
    expect((await db().findOneByOrFail(User, { id: squatter.id })).isAdmin).toBe(false)
    expect((await signIn({ subject: 'kraker', isEmailVerified: false }, settings)) as User).toMatchObject({
      id: squatter.id,
      isAdmin: false,
    })
  })

  test('stores an address that is verified later, unless another user has it', async () => {
    const { id } = await letIn({ isEmailVerified: false })
    expect(await letIn()).toMatchObject({ id, email: 'jan@greenrock.nl' })
    const other = await letIn({ subject: 'sub-2', isEmailVerified: false, email: 'piet@greenrock.nl' })
    await aUser(db(), { email: 'piet@greenrock.nl' })
    const again = await letIn({ subject: 'sub-2', email: 'piet@greenrock.nl' })
    expect(again.id).toBe(other.id)
    expect(again.email).toBe(other.email)
  })

  test('creates an account without an e-mail too, even for similar subjects', async () => {
    const users = await Promise.all(
      ['a|1', 'a-1', 'a/1', 'x'.repeat(61), `${'x'.repeat(60)}y`].map(subject =>
        letIn({ subject, email: null, isEmailVerified: false }),
      ),
    )
    expect(new Set(users.map(({ id }) => id)).size).toBe(5)
    for (const { email } of users) expect(email).toMatch(/@zonder-e-mail\.invalid$/)
  })

  test('refuses a deactivated user, by identity and by e-mail', async () => {
    const { id } = await letIn()
    await db().update(User, id, { isActive: false })
    expect(await signIn()).toBe('gedeactiveerd')
    expect(await signIn({ subject: 'nieuw' })).toBe('gedeactiveerd')
    expect(await db().count(Identity)).toBe(1)
  })
})

describe('the setting ALLOWED_EMAILS', () => {
  const allowedEmails = ['greenrock.nl', 'gast@elders.nl']
  test.each([
    ['jan@greenrock.nl', true, true],
    ['JAN@GREENROCK.NL', true, true],
    ['gast@elders.nl', true, true],
    ['jan@greenrock.nl', false, false],
    ['gast@elders.nl', false, false],
    ['ander@elders.nl', true, false],
    ['jan@notgreenrock.nl', true, false],
    ['jan@sub.greenrock.nl', true, false],
    ['jan@greenrock.nl.elders.nl', true, false],
    ['greenrock.nl', true, false],
    ['meer.gast@elders.nl', true, false],
    [null, true, false],
  ])('allows %s (verified: %s): %s', async (email, isEmailVerified, isIn) => {
    const user = await signIn({ email, isEmailVerified }, { allowedEmails })
    expect(typeof user === 'string' ? user : 'in').toBe(isIn ? 'in' : 'niet-toegestaan')
    expect(await db().count(User)).toBe(isIn ? 1 : 0)
  })

  test('refuses a removed user at the next sign-in', async () => {
    await letIn({}, { allowedEmails })
    expect(await signIn({}, { allowedEmails: ['elders.nl'] })).toBe('niet-toegestaan')
  })
})

describe('the setting ADMIN_EMAILS', () => {
  const adminEmails = ['jan@greenrock.nl']
  test.each([
    ['jan@greenrock.nl', true, true],
    ['Jan@GreenRock.nl', true, true],
    ['jan@greenrock.nl', false, false],
    ['xjan@greenrock.nl', true, false],
    ['greenrock.nl', true, false],
    [null, true, false],
  ])('makes %s (verified: %s) an administrator: %s', async (email, isEmailVerified, isAdmin) => {
    expect((await letIn({ email, isEmailVerified }, { adminEmails })).isAdmin).toBe(isAdmin)
  })

  test('is required: the first user to sign in is no administrator', async () => {
    expect((await letIn()).isAdmin).toBe(false)
  })
})

describe('the user name of a new user', () => {
  test.each([
    [{ username: 'jan.jansen' }, 'jan.jansen'],
    [{ username: 'Ján Jansen!' }, 'JnJansen'],
    [{ username: null }, 'jan'],
    [{ username: null, email: null, subject: 'provider|123' }, 'provider123'],
    [{ username: 'é' }, 'gebruiker.'],
    [{ username: 'ab' }, 'gebruiker.ab'],
    [{ username: `'; DROP TABLE app_users; --` }, 'DROPTABLEapp_users--'],
    [{ username: 'a\0bc' }, 'abc'],
    [{ username: 'x'.repeat(300) }, 'x'.repeat(40)],
    [{ username: '日本語', email: null, subject: '日本語' }, 'gebruiker.'],
  ])('is derived from %j', async (given, name) => {
    expect(await nameOf(given)).toBe(name)
    expect(name).toMatch(/^[A-Za-z0-9._-]{3,50}$/)
  })

  test('is unique, ignoring case', async () => {
    await aUser(db(), { username: 'JAN' })
    await aUser(db(), { username: 'jan-2x' })
    const names = []
    for (const subject of ['a', 'b', 'c']) names.push(await nameOf({ subject, email: `${subject}@x.nl` }))
    expect(names).toEqual(['jan-2', 'jan-3', 'jan-4'])
  })
})

describe('concurrent sign-ins', () => {
  // They wait for each other, on a busy machine for longer than the database allows.
  beforeAll(() => void poolOf(database.source).on('acquire', client => void client.query('SET lock_timeout = 0')))

  test('create one user for one identity, even ten at once', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => letIn()))
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    expect(await db().count(User)).toBe(1)
    expect(await db().count(ProviderProfile)).toBe(1)
  })

  test('succeed for ten people with the same name, without an own e-mail', async () => {
    const users = await Promise.all(
      Array.from({ length: 10 }, (_, index) => letIn({ subject: `s${index}`, email: `jan@x${index}.nl` })),
    )
    expect(new Set(users.map(({ username }) => username)).size).toBe(10)
    expect(await db().count(User)).toBe(10)
  })

  test('create one user for two identities with one verified address', async () => {
    const users = await Promise.all(
      Array.from({ length: 6 }, (_, index) => letIn({ issuer: `https://i${index % 2}.test` })),
    )
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    expect(await db().count(Identity)).toBe(2)
  })
})

describe('the picture of a user', () => {
  const closers: (() => void)[] = []
  afterEach(() => closers.splice(0).forEach(close => close()))

  async function site(answer: http.RequestListener): Promise<string> {
    const web = http.createServer((request, response) =>
      request.url === '/robots.txt' ? void response.writeHead(404).end() : answer(request, response),
    )
    await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
    closers.push(() => {
      web.closeAllConnections()
      web.close()
    })
    return `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  }

  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])
  const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(100)])

  async function kept(url: string, allowPrivateAddresses = true) {
    const { legacyUserId } = await letIn({ picture: url })
    await keepPicture(db(), legacyUserId!, url, { userAgent: 'proef', allowPrivateAddresses })
    return pictureOf(db(), legacyUserId!)
  }
  const serve = (body: Buffer | string, type: string, status = 200) =>
    site((_request, response) => void response.writeHead(status, { 'content-type': type }).end(body))

  test.each([
    ['a png', png, 'image/png', 'image/png'],
    ['a jpeg', jpeg, 'image/jpeg', 'image/jpeg'],
    ['a jpeg that is called something else', jpeg, 'text/html', 'image/jpeg'],
  ])('is stored for %s', async (_what, body, said, type) => {
    expect(await kept(`${await serve(body, said)}/foto`)).toEqual({ type, bytes: body })
  })

  test.each([
    ['a page that is called a picture', '<html><script>alert(1)</script>', 'image/png', 200],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml', 200],
    ['one of a megabyte', Buffer.concat([png, Buffer.alloc(1_000_000)]), 'image/png', 200],
    ['nothing', '', 'image/png', 200],
    ['an error with a picture', png, 'image/png', 404],
    ['half a signature', png.subarray(0, 7), 'image/png', 200],
  ])('is not stored for %s', async (_what, body, type, status) => {
    expect(await kept(`${await serve(body, type, status)}/foto`)).toBeNull()
  })

  test('is not stored when the download never ends', async () => {
    const endless = await site((_request, response) => void response.writeHead(200).write(png))
    const limits = await withShortTimeLimits(async () => expect(await kept(`${endless}/foto`)).toBeNull())
    expect(limits).toContain(4000)
  })

  test('is read after a redirect within the host, but not to another host', async () => {
    let asked = 0
    const inner = await site((_request, response) => {
      asked++
      response.end(png)
    })
    const outer = await site((request, response) =>
      request.url === '/elders'
        ? void response.writeHead(302, { location: `${inner}/geheim` }).end()
        : request.url === '/hier'
          ? void response.writeHead(302, { location: '/foto' }).end()
          : void response.end(png),
    )
    expect(await kept(`${outer}/elders`)).toBeNull()
    expect(asked).toBe(0)
    expect((await kept(`${outer}/hier`))?.type).toBe('image/png')
  })

  test('is never fetched from this machine or its network (SSRF)', async () => {
    let asked = 0
    const inner = await site((_request, response) => {
      asked++
      response.end(png)
    })
    const { port } = new URL(inner)
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1', '0.0.0.0'])
      expect(await kept(`http://${host}:${port}/foto`, false)).toBeNull()
    for (const url of ['file:///etc/passwd', 'data:image/png;base64,iVBORw0KGgo=', 'javascript:1', 'nonsense', '//x/y'])
      expect(await kept(url, false)).toBeNull()
    expect(asked).toBe(0)
  })

  test('is deleted when the provider no longer has it', async () => {
    expect(await kept(`${await serve(png, 'image/png')}/foto`)).not.toBeNull()
    const { legacyUserId } = await letIn({ picture: null })
    expect(await pictureOf(db(), legacyUserId!)).toBeNull()
  })

  test('is served by /api/auth/picture to its own user only', async () => {
    const own = await letIn({ subject: 'a', email: 'a@x.nl' })
    const other = await letIn({ subject: 'b', email: 'b@x.nl' })
    await db().update(ProviderProfile, own.legacyUserId!, { picture: png, pictureType: 'image/png' })
    const ask = async (user: User | null, query = '') => {
      const key = user ? (await aSignIn(db(), user)).bearer : {}
      return fetch(`${server.url}/api/auth/picture${query}`, { headers: key })
    }
    const reply = await ask(own)
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(png)
    for (const query of ['', `?id=${own.legacyUserId}`, `?userId=${own.id}`])
      for (const [stranger, status] of [
        [other, 404],
        [null, 401],
      ] as const)
        expect((await ask(stranger, query)).status).toBe(status)
    await db().update(User, own.id, { mustChangePassword: true })
    expect((await ask(own)).status).toBe(403)
    await db().update(User, own.id, { isActive: false })
    expect((await ask(own)).status).toBe(401)
  })
})
