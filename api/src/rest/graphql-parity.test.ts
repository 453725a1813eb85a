import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../test/database.js'
import { aTender, aUser } from '../../test/factories.js'
import { aSignIn, aStaffMember, PASSWORD } from '../../test/sign-in.js'
import { Person, testServer } from '../../test/web-server.js'
import { BookmarkComment } from '../comments/comment.entity.js'
import { addComment } from '../comments/comment.service.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { User } from '../users/user.entity.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { AddCommentInput } from '../comments/comment.inputs.js'
import { checked } from '../validation/checked.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const person = new Person(() => server.url)

const given = { tender: '', bookmark: '', comment: '', administrator: {}, employee: {} }
beforeEach(async () => {
  const [administrator, employee] = [await aUser(db(), { isAdmin: true }), await aStaffMember(db())]
  const tender = await aTender(db())
  const bookmark = await bookmarkTender(db(), employee.id, checked(BookmarkTenderInput, { tenderId: tender.id }))
  const comment = await addComment(
    db(),
    { user: employee, sid: 'none', by: 'cookie' },
    checked(AddCommentInput, { bookmarkId: bookmark.id, commenterName: 'Anna', content: 'Hallo' }),
  )
  given.tender = tender.id
  given.bookmark = bookmark.id
  given.comment = comment.id
  given.administrator = (await aSignIn(db(), administrator)).bearer
  given.employee = (await aSignIn(db(), employee)).bearer
})

interface Said {
  readonly message: string
  readonly code: string
  readonly fields?: readonly { name: string; message: string }[]
}

/** An operation as GraphQL and REST each take it. */
interface Operation {
  readonly mutation: string
  readonly input: () => object
  /** Ids that GraphQL takes beside what REST has in its address, or in another spelling. */
  readonly ids?: () => object
  readonly method: 'POST' | 'PUT'
  readonly path: () => string
  readonly headers: () => object
}

const account = {
  username: 'nieuw',
  email: 'nieuw@greenrock.nl',
  firstName: 'Nieuwe',
  lastName: 'Collega',
  temporaryPassword: 'Tijdelijk#1',
}
const words = { commenterName: 'Anna', content: 'Interessant' }
const passwords = { currentPassword: PASSWORD, newPassword: 'Boomhut#42', confirmPassword: 'Boomhut#42' }

const operations = {
  signIn: {
    mutation: 'mutation ($input: SignInInput!) { signIn(input: $input) { session { authenticated } } }',
    input: () => ({ username: 'jan', password: 'geheim' }),
    method: 'POST',
    path: () => '/api/auth/login',
    headers: () => ({}),
  },
  changePassword: {
    mutation: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { session { authenticated } } }',
    input: () => passwords,
    method: 'POST',
    path: () => '/api/auth/change-password',
    headers: () => given.employee,
  },
  createUser: {
    mutation: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { message } }',
    input: () => account,
    method: 'POST',
    path: () => '/api/auth/create-user',
    headers: () => given.administrator,
  },
  bookmarkTender: {
    mutation: 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } } }',
    input: () => ({ tenderId: given.tender }),
    ids: () => ({ tenderId: toGlobalId('Tender', given.tender) }),
    method: 'POST',
    path: () => '/api/bookmarks',
    headers: () => given.employee,
  },
  addComment: {
    mutation: 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }',
    input: () => ({ bookmarkId: given.bookmark, ...words }),
    ids: () => ({ bookmarkId: toGlobalId('Bookmark', given.bookmark) }),
    method: 'POST',
    path: () => `/api/bookmarks/${given.bookmark}/comments`,
    headers: () => given.employee,
  },
  updateComment: {
    mutation: 'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { id } } }',
    input: () => words,
    ids: () => ({ commentId: toGlobalId('Comment', given.comment) }),
    method: 'PUT',
    path: () => `/api/comments/${given.comment}`,
    headers: () => given.employee,
  },
} as const satisfies Readonly<Record<string, Operation>>
type Name = keyof typeof operations

async function throughRest(name: Name, wrong: object): Promise<Said> {
  const { method, path, input, headers }: Operation = operations[name]
  const { status, json } = await person.ask(path(), {
    method,
    headers: { 'content-type': 'application/json', origin: server.url, ...headers() },
    body: JSON.stringify({ ...input(), ...wrong }),
  })
  expect(status).toBe(400)
  return json as Said
}

async function throughGraphql(name: Name, wrong: object): Promise<Said> {
  const { mutation, input, ids, headers }: Operation = operations[name]
  const { json } = await person.graphql(mutation, { input: { ...input(), ...ids?.(), ...wrong } }, { ...headers() })
  const [{ message, extensions }] = json.errors
  return { message, ...extensions } as Said
}

const mistake = (name: string | null, message: string): Said => ({
  message,
  code: 'BAD_USER_INPUT',
  ...(name ? { fields: [{ name, message }] } : {}),
})

const tags = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)
const unfit = 'Deze tekst bevat tekens die niet zijn toegestaan'
const tooLong = (what: string, most: number) => `${what} mag maximaal ${most} karakters zijn`
const refusedAccount = (message: string) => `Ongeldige invoer: ${message}`
const onlyTheseCharacters =
  'Ongeldige invoer: Gebruikersnaam mag alleen letters, cijfers, punt, streepje en laag streepje bevatten'

/** Of what is wrong twice, the first mistake is said. */
const wrong: readonly [Name, object, field: string, sentence: string][] = [
  ['signIn', { username: '' }, 'username', 'Gebruikersnaam is verplicht'],
  ['signIn', { username: ' \t\n' }, 'username', 'Gebruikersnaam is verplicht'],
  ['signIn', { username: '', password: '' }, 'username', 'Gebruikersnaam is verplicht'],
  ['signIn', { username: 'a'.repeat(201) }, 'username', tooLong('Gebruikersnaam', 200)],
  ['signIn', { password: '' }, 'password', 'Wachtwoord is verplicht'],
  ['signIn', { password: 'a'.repeat(201) }, 'password', tooLong('Wachtwoord', 200)],
  ['signIn', { password: '😀'.repeat(201) }, 'password', tooLong('Wachtwoord', 200)],

  ['changePassword', { currentPassword: '' }, 'currentPassword', 'Huidig wachtwoord is verplicht'],
  ['changePassword', { currentPassword: 'a'.repeat(201) }, 'currentPassword', tooLong('Huidig wachtwoord', 200)],
  ['changePassword', { newPassword: '' }, 'newPassword', 'Nieuw wachtwoord moet minimaal 8 karakters zijn'],
  ['changePassword', { newPassword: 'Aa1!aaa' }, 'newPassword', 'Nieuw wachtwoord moet minimaal 8 karakters zijn'],
  ['changePassword', { newPassword: 'Aa1😀😀😀' }, 'newPassword', 'Nieuw wachtwoord moet minimaal 8 karakters zijn'],
  [
    'changePassword',
    { newPassword: 'e\u0301'.repeat(7) },
    'newPassword',
    'Nieuw wachtwoord moet minimaal 8 karakters zijn',
  ],
  ['changePassword', { newPassword: `Aa1!${'x'.repeat(197)}` }, 'newPassword', tooLong('Nieuw wachtwoord', 200)],
  ['changePassword', { newPassword: 'x'.repeat(201) }, 'newPassword', tooLong('Nieuw wachtwoord', 200)],
  ['changePassword', { newPassword: 'zonder#12' }, 'newPassword', 'Moet minimaal één hoofdletter bevatten'],
  ['changePassword', { newPassword: '12345678' }, 'newPassword', 'Moet minimaal één hoofdletter bevatten'],
  ['changePassword', { newPassword: 'ZONDER#12' }, 'newPassword', 'Moet minimaal één kleine letter bevatten'],
  ['changePassword', { newPassword: 'Zonder#abc' }, 'newPassword', 'Moet minimaal één cijfer bevatten'],
  ['changePassword', { newPassword: 'Zonder1234' }, 'newPassword', 'Moet minimaal één speciaal teken bevatten'],
  ['changePassword', { newPassword: 'Welkom2026!' }, 'newPassword', 'Kies een wachtwoord dat minder voor de hand ligt'],
  [
    'changePassword',
    { newPassword: 'kort', confirmPassword: 'anders' },
    'newPassword',
    'Nieuw wachtwoord moet minimaal 8 karakters zijn',
  ],
  ['changePassword', { confirmPassword: '' }, 'confirmPassword', 'Wachtwoorden komen niet overeen'],
  ['changePassword', { confirmPassword: 'BOOMHUT#42' }, 'confirmPassword', 'Wachtwoorden komen niet overeen'],
  [
    'changePassword',
    { newPassword: PASSWORD, confirmPassword: 'anders' },
    'confirmPassword',
    'Wachtwoorden komen niet overeen',
  ],
  [
    'changePassword',
    { newPassword: PASSWORD, confirmPassword: PASSWORD },
    'newPassword',
    'Nieuw wachtwoord moet anders zijn dan het huidige',
  ],
  ['changePassword', { currentPassword: 'Fout#1234' }, 'currentPassword', 'Huidig wachtwoord klopt niet'],

  ['createUser', { username: '' }, 'username', refusedAccount('Gebruikersnaam moet minimaal 3 karakters zijn')],
  ['createUser', { username: ' ab ' }, 'username', refusedAccount('Gebruikersnaam moet minimaal 3 karakters zijn')],
  ['createUser', { username: 'a'.repeat(51) }, 'username', refusedAccount(tooLong('Gebruikersnaam', 50))],
  ['createUser', { username: ' '.repeat(51) + 'a b' }, 'username', onlyTheseCharacters],
  ['createUser', { username: '😀😀😀' }, 'username', onlyTheseCharacters],
  ['createUser', { username: 'jan@greenrock.nl' }, 'username', onlyTheseCharacters],
  [
    'createUser',
    { username: 'ab', email: 'x' },
    'username',
    refusedAccount('Gebruikersnaam moet minimaal 3 karakters zijn'),
  ],
  ['createUser', { email: '' }, 'email', refusedAccount('Ongeldig email adres')],
  ['createUser', { email: ' nieuw@greenrock.nl' }, 'email', refusedAccount('Ongeldig email adres')],
  ['createUser', { email: 'a..b@greenrock.nl' }, 'email', refusedAccount('Ongeldig email adres')],
  ['createUser', { email: '"a b"@greenrock.nl' }, 'email', refusedAccount('Ongeldig email adres')],
  ['createUser', { email: 'é@greenrock.nl' }, 'email', refusedAccount('Ongeldig email adres')],
  ['createUser', { email: 'a!b@greenrock.nl' }, 'email', refusedAccount('Ongeldig email adres')],
  ['createUser', { email: `${'a'.repeat(88)}@greenrock.nl` }, 'email', refusedAccount(tooLong('Email', 100))],
  ['createUser', { email: `${'a'.repeat(100)}@elders.nl` }, 'email', refusedAccount(tooLong('Email', 100))],
  ['createUser', { email: 'a@elders.nl' }, 'email', refusedAccount('Email moet eindigen met @greenrock.nl')],
  ['createUser', { email: 'a@sub.greenrock.nl' }, 'email', refusedAccount('Email moet eindigen met @greenrock.nl')],
  ['createUser', { firstName: '' }, 'firstName', refusedAccount('Voornaam is verplicht')],
  ['createUser', { firstName: ' \t ' }, 'firstName', refusedAccount('Voornaam is verplicht')],
  ['createUser', { firstName: '😀'.repeat(51) }, 'firstName', refusedAccount(tooLong('Voornaam', 50))],
  ['createUser', { firstName: 'Jan\nPiet' }, 'firstName', refusedAccount('Voornaam bevat een ongeldig teken')],
  ['createUser', { firstName: '', lastName: '' }, 'firstName', refusedAccount('Voornaam is verplicht')],
  ['createUser', { lastName: '' }, 'lastName', refusedAccount('Achternaam is verplicht')],
  ['createUser', { lastName: 'a'.repeat(51) }, 'lastName', refusedAccount(tooLong('Achternaam', 50))],
  ['createUser', { lastName: 'Jan\u202esen' }, 'lastName', refusedAccount('Achternaam bevat een ongeldig teken')],
  [
    'createUser',
    { temporaryPassword: '1234567' },
    'temporaryPassword',
    refusedAccount('Tijdelijk wachtwoord moet minimaal 8 karakters zijn'),
  ],
  [
    'createUser',
    { temporaryPassword: '😀😀😀😀' },
    'temporaryPassword',
    refusedAccount('Tijdelijk wachtwoord moet minimaal 8 karakters zijn'),
  ],
  [
    'createUser',
    { temporaryPassword: 'a'.repeat(201) },
    'temporaryPassword',
    refusedAccount(tooLong('Tijdelijk wachtwoord', 200)),
  ],

  ['bookmarkTender', { tenderId: '' }, 'tenderId', 'Tender ID is verplicht'],
  ['bookmarkTender', { tenderId: 'x' }, 'tenderId', 'Tender ID is verplicht'],
  ['bookmarkTender', { tenderId: toGlobalId('Category', uuid()) }, 'tenderId', 'Tender ID is verplicht'],
  ['bookmarkTender', { tenderId: 'x', metadata: { notes: 'a\u202eb' } }, 'tenderId', 'Tender ID is verplicht'],
  [
    'bookmarkTender',
    { metadata: { notes: 'x'.repeat(5001) } },
    'metadata.notes',
    tooLong('Notities', 5000).replace('mag', 'mogen'),
  ],
  [
    'bookmarkTender',
    { metadata: { notes: `${'x'.repeat(5000)} ` } },
    'metadata.notes',
    tooLong('Notities', 5000).replace('mag', 'mogen'),
  ],
  [
    'bookmarkTender',
    { metadata: { notes: '😀'.repeat(5001) } },
    'metadata.notes',
    tooLong('Notities', 5000).replace('mag', 'mogen'),
  ],
  ['bookmarkTender', { metadata: { notes: 'a\u202eb' } }, 'metadata.notes', unfit],
  ['bookmarkTender', { metadata: { category: 'x'.repeat(101) } }, 'metadata.category', tooLong('Categorie', 100)],
  ['bookmarkTender', { metadata: { category: 'a\u2066b' } }, 'metadata.category', unfit],
  ['bookmarkTender', { metadata: { tags: tags(21) } }, 'metadata.tags', 'Er kunnen maximaal 20 labels zijn'],
  ['bookmarkTender', { metadata: { tags: ['goed', 'x'.repeat(51)] } }, 'metadata.tags', tooLong('Een label', 50)],
  [
    'bookmarkTender',
    { metadata: { tags: [...tags(21), 'x'.repeat(51)] } },
    'metadata.tags',
    'Er kunnen maximaal 20 labels zijn',
  ],
  ['bookmarkTender', { metadata: { tags: ['goed', 'a\u202eb'] } }, 'metadata.tags', unfit],

  ['addComment', { commenterName: '' }, 'commenterName', 'Naam is verplicht'],
  ['addComment', { commenterName: ' \n\t', content: '' }, 'commenterName', 'Naam is verplicht'],
  ['addComment', { commenterName: 'x'.repeat(101) }, 'commenterName', tooLong('Naam', 100)],
  ['addComment', { commenterName: '😀'.repeat(101) }, 'commenterName', tooLong('Naam', 100)],
  ['addComment', { commenterName: 'a\u202eb' }, 'commenterName', 'Naam bevat een ongeldig teken'],
  ['addComment', { content: '   ' }, 'content', 'Opmerking is verplicht'],
  ['addComment', { content: 'x'.repeat(1001) }, 'content', tooLong('Opmerking', 1000)],
  ['addComment', { content: 'a\u2069b' }, 'content', unfit],
  ['addComment', { bookmarkId: 'x', content: '' }, 'bookmarkId', 'Bookmark ID is verplicht'],
  ['addComment', { parentCommentId: 'x' }, 'parentCommentId', 'Deze opmerking bestaat niet (meer)'],
  ['addComment', { parentCommentId: '' }, 'parentCommentId', 'Deze opmerking bestaat niet (meer)'],
  ['addComment', { parentCommentId: 'x', content: '' }, 'content', 'Opmerking is verplicht'],
  [
    'addComment',
    { clientMutationId: '' },
    'clientMutationId',
    'De sleutel van een opmerking is 1 tot 100 letters, cijfers of leestekens',
  ],
  [
    'addComment',
    { clientMutationId: 'x'.repeat(101) },
    'clientMutationId',
    'De sleutel van een opmerking is 1 tot 100 letters, cijfers of leestekens',
  ],
  [
    'addComment',
    { clientMutationId: 'sleutel-é' },
    'clientMutationId',
    'De sleutel van een opmerking is 1 tot 100 letters, cijfers of leestekens',
  ],
  [
    'addComment',
    { clientMutationId: 'k\n' },
    'clientMutationId',
    'De sleutel van een opmerking is 1 tot 100 letters, cijfers of leestekens',
  ],

  ['updateComment', { commenterName: '' }, 'commenterName', 'Naam is verplicht'],
  ['updateComment', { commenterName: 'x'.repeat(101) }, 'commenterName', tooLong('Naam', 100)],
  ['updateComment', { content: '' }, 'content', 'Opmerking is verplicht'],
  ['updateComment', { content: '😀'.repeat(1001) }, 'content', tooLong('Opmerking', 1000)],
  ['updateComment', { content: 'a\u202eb' }, 'content', unfit],
]

/** What GraphQL refuses by the schema already: other types, what is not there, and fields that nobody knows. */
const wrongInRest: readonly [Name, object, field: string | null, sentence: string][] = [
  ['signIn', { username: 5 }, 'username', 'Ongeldige invoer: username moet tekst zijn'],
  ['signIn', { username: '', password: true }, 'password', 'Ongeldige invoer: password moet tekst zijn'],
  ['signIn', { username: null }, 'username', 'Gebruikersnaam is verplicht'],
  ['signIn', { token: 'x' }, 'token', 'Ongeldige invoer: onbekend veld token'],
  ['changePassword', { newPassword: ['x'] }, 'newPassword', 'Ongeldige invoer: newPassword moet tekst zijn'],
  ['changePassword', { confirmPassword: undefined }, 'confirmPassword', 'Wachtwoorden komen niet overeen'],
  ['createUser', { username: undefined }, 'username', refusedAccount('Gebruikersnaam moet minimaal 3 karakters zijn')],
  ['createUser', { email: {} }, 'email', 'Ongeldige invoer: email moet tekst zijn'],
  ['createUser', { lastName: null }, 'lastName', refusedAccount('Achternaam is verplicht')],
  ['createUser', { isAdmin: true }, 'isAdmin', 'Ongeldige invoer: onbekend veld isAdmin'],
  ['bookmarkTender', { tenderId: undefined }, 'tenderId', 'Tender ID is verplicht'],
  ['bookmarkTender', { tenderId: null }, 'tenderId', 'Tender ID is verplicht'],
  ['bookmarkTender', { tenderId: 7 }, 'tenderId', 'Tender ID is verplicht'],
  ['bookmarkTender', { userId: uuid() }, 'userId', 'Ongeldige invoer: onbekend veld userId'],
  ['bookmarkTender', { isPublic: 'false' }, 'isPublic', 'isPublic moet true of false zijn'],
  ['bookmarkTender', { isPublic: 1, metadata: 5 }, 'isPublic', 'isPublic moet true of false zijn'],
  ['bookmarkTender', { metadata: 5 }, 'metadata', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: [] }, 'metadata', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: '' }, 'metadata', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: { note: 'x' } }, 'metadata', 'Ongeldige invoer'],
  ['bookmarkTender', JSON.parse('{"metadata":{"__proto__":{"notes":"x"}}}'), 'metadata', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: { constructor: {} } }, 'metadata', 'Ongeldige invoer'],
  [
    'bookmarkTender',
    { metadata: { note: 'x', priority: 'urgent' } },
    'metadata.priority',
    'Prioriteit moet low, medium of high zijn',
  ],
  [
    'bookmarkTender',
    { metadata: { priority: 'HIGH' } },
    'metadata.priority',
    'Prioriteit moet low, medium of high zijn',
  ],
  ['bookmarkTender', { metadata: { priority: '' } }, 'metadata.priority', 'Prioriteit moet low, medium of high zijn'],
  ['bookmarkTender', { metadata: { notes: 5 } }, 'metadata.notes', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: { category: {} } }, 'metadata.category', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: { tags: 'x' } }, 'metadata.tags', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: { tags: { 0: 'x' } } }, 'metadata.tags', 'Ongeldige invoer'],
  ['bookmarkTender', { metadata: { tags: ['x', null] } }, 'metadata.tags', 'Ongeldige invoer'],
  ['addComment', { commenterName: undefined }, 'commenterName', 'Naam is verplicht'],
  ['addComment', { commenterName: 5 }, 'commenterName', 'Naam is verplicht'],
  ['addComment', { content: ['x'] }, 'content', 'Opmerking is verplicht'],
  ['addComment', { content: null }, 'content', 'Opmerking is verplicht'],
  ['addComment', { bookmarkId: null }, 'bookmarkId', 'Bookmark ID is verplicht'],
  ['addComment', { bookmarkId: uuid() }, 'bookmarkId', 'Bookmark ID is verplicht'],
  ['addComment', { parentCommentId: 5 }, 'parentCommentId', 'Deze opmerking bestaat niet (meer)'],
  ['addComment', { clientMutationId: 5 }, 'clientMutationId', 'Ongeldige invoer'],
  ['addComment', { userId: uuid() }, 'userId', 'Ongeldige invoer: onbekend veld userId'],
  ['updateComment', { commenterName: undefined, content: undefined }, 'commenterName', 'Naam is verplicht'],
  ['updateComment', { content: 5 }, 'content', 'Opmerking is verplicht'],
  ['updateComment', { commentId: uuid() }, 'commentId', 'Ongeldige invoer: onbekend veld commentId'],
]

const names = Object.keys(operations) as Name[]
const rowsOf = <Row extends readonly [Name, object, string | null, string]>(rows: readonly Row[], name: Name) =>
  rows.filter(row => row[0] === name)

describe('a wrong value is refused with one sentence, for one field', () => {
  test.each(names)('%s, through GraphQL and REST', async name => {
    for (const [, values, field, sentence] of rowsOf(wrong, name)) {
      const expected = [values, mistake(field, sentence)]
      expect([values, await throughGraphql(name, values)]).toEqual(expected)
      expect([values, await throughRest(name, values)]).toEqual(expected)
    }
  })

  test.each(names)('%s in REST, of types that GraphQL refuses by its schema', async name => {
    for (const [, values, field, sentence] of rowsOf(wrongInRest, name))
      expect([values, await throughRest(name, values)]).toEqual([values, mistake(field, sentence)])
  })
})

describe('GraphQL and REST store the same input in the same way', () => {
  const send = async (name: Name, values: object) => {
    const { method, path, input, headers }: Operation = operations[name]
    return person.ask(path(), {
      method,
      headers: { 'content-type': 'application/json', origin: server.url, ...headers() },
      body: JSON.stringify({ ...input(), ...values }),
    })
  }
  const ask = async (name: Name, values: object) => {
    const { mutation, input, ids, headers }: Operation = operations[name]
    const { json } = await person.graphql(mutation, { input: { ...input(), ...ids?.(), ...values } }, { ...headers() })
    expect(json.errors).toBeUndefined()
  }

  test('texts are normalised (NFC) and trimmed, and null is the same as absent', async () => {
    const values = {
      commenterName: ' Zoe\u0308 ',
      content: `\n${'😀'.repeat(1000)} `,
      parentCommentId: null,
      clientMutationId: null,
    }
    expect((await send('addComment', values)).status).toBe(200)
    await ask('addComment', values)
    const kept = {
      commenterName: 'Zo\u00eb',
      content: '😀'.repeat(1000),
      parentCommentId: null,
      clientMutationId: null,
    }
    expect(await db().countBy(BookmarkComment, { commenterName: kept.commenterName, content: kept.content })).toBe(2)
    await send('updateComment', { ...words, commenterName: 'Zoe\u0308 ' })
    expect(await db().findOneByOrFail(BookmarkComment, { id: given.comment })).toMatchObject({
      commenterName: 'Zo\u00eb',
    })
  })

  test('the notes of a bookmark are normalised and trimmed, and empty fields are dropped', async () => {
    const metadata = { notes: ' Cafe\u0301 ', category: ' ', priority: null, tags: [' a', 'a', ''] }
    for (const take of [send, ask]) {
      await db().query('UPDATE bookmarks SET metadata = NULL')
      await take('bookmarkTender', { metadata, isPublic: null })
      expect(await db().query('SELECT metadata FROM bookmarks')).toEqual([
        { metadata: { notes: 'Caf\u00e9', tags: ['a'] } },
      ])
    }
    await send('bookmarkTender', { metadata: null })
    expect(await db().query('SELECT metadata IS NULL AS gone FROM bookmarks')).toEqual([{ gone: false }])
  })

  test('an account’s names are normalised and trimmed, its user name trimmed, its password unchanged', async () => {
    const values = { username: ' nieuw ', firstName: ' Zoe\u0308 ', temporaryPassword: ' spaties ' }
    for (const take of [send, ask]) {
      await db().delete(User, { username: 'nieuw' })
      await take('createUser', values)
      expect(await db().findOneByOrFail(User, { username: 'nieuw' })).toMatchObject({ firstName: 'Zo\u00eb' })
    }
    const { json } = await person.graphql(operations.signIn.mutation, {
      input: { username: ' nieuw', password: ' spaties ' },
    })
    expect(json.data.signIn.session.authenticated).toBe(true)
  })
})
