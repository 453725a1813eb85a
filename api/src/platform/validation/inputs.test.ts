import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { SaveAwardInput } from '../../ingest/awards/award.inputs.js'
import { BookmarkTenderInput } from '../../people/bookmarks/bookmark.inputs.js'
import { CategorizeTenderInput } from '../../tenders/categorise/categorise.inputs.js'
import { AddCommentInput, UpdateCommentInput } from '../../people/comments/comment.inputs.js'
import type { UserError } from '../errors.js'
import { formOf } from '../../transport/rest/body.js'
import { ChangePasswordInput, RegistrationInput, SignInInput } from '../../accounts/users/sign-in/password.inputs.js'
import { CreateUserInput } from '../../accounts/users/user.inputs.js'
import { checked, type InputClass } from './checked.js'

function refusalOf(check: () => unknown) {
  try {
    check()
  } catch (error) {
    const { code, message, field } = error as UserError
    return { code, message, field }
  }
  return null
}

/** Some fields of an otherwise valid input, the message, and the field when it is not the first of these. */
type Row = readonly [wrong: object, message: string, field?: string | null]

/** Expects the refusal of an otherwise valid input with these fields. */
const refuses =
  <Input extends object>(inputClass: InputClass<Input>, valid: object) =>
  (wrong: object, message: string, field: string | null = Object.keys(wrong)[0]!) => {
    expect(refusalOf(() => checked(inputClass, valid))).toBeNull()
    const refused = { code: 'BAD_USER_INPUT', message, field: field ?? undefined }
    expect(refusalOf(() => checked(inputClass, { ...valid, ...wrong }))).toEqual(refused)
  }
const tooLong = (what: string, most: number) => `${what} mag maximaal ${most} karakters zijn`
const unfit = 'Deze tekst bevat tekens die niet zijn toegestaan'

describe('the input for signing in', () => {
  test.each<Row>([
    // R-VAL-2
    [{ username: '' }, 'Gebruikersnaam is verplicht'],
    [{ username: ' \t\n' }, 'Gebruikersnaam is verplicht'],
    [{ username: '', password: '' }, 'Gebruikersnaam is verplicht'],
    [{ username: 'a'.repeat(201) }, tooLong('Gebruikersnaam', 200)],
    [{ username: 'jan\0' }, 'Gebruikersnaam bevat een ongeldig teken'],
    // R-VAL-3
    [{ password: '' }, 'Wachtwoord is verplicht'],
    [{ password: 'a'.repeat(201) }, tooLong('Wachtwoord', 200)],
    [{ password: '😀'.repeat(201) }, tooLong('Wachtwoord', 200)],
  ])('refuses %j: %s', refuses(SignInInput, { username: 'jan', password: 'geheim' }))
})

describe('the input for registering, which no operation uses', () => {
  test('requires a password of 6 characters', () => {
    const message = 'Wachtwoord moet minimaal 6 karakters zijn'
    // R-VAL-1
    refuses(RegistrationInput, { password: '123456' })({ password: '12345' }, message)
  })
})

describe('the input for changing a password', () => {
  const valid = { currentPassword: 'Paard-1234', newPassword: 'Boomhut#42', confirmPassword: 'Boomhut#42' }
  const tooShort = 'Nieuw wachtwoord moet minimaal 8 karakters zijn'
  const noSymbol = 'Moet minimaal één speciaal teken bevatten'
  const different = 'Wachtwoorden komen niet overeen'
  const obvious = 'Kies een wachtwoord dat minder voor de hand ligt'

  test.each<Row>([
    // R-VAL-4
    [{ currentPassword: '' }, 'Huidig wachtwoord is verplicht'],
    [{ currentPassword: 'a'.repeat(201) }, tooLong('Huidig wachtwoord', 200)],
    // R-VAL-5
    [{ newPassword: '' }, tooShort],
    [{ newPassword: 'Aa1!aaa' }, tooShort],
    [{ newPassword: 'Aa1😀😀😀' }, tooShort],
    [{ newPassword: 'e\u0301'.repeat(7) }, tooShort],
    [{ newPassword: 'kort', confirmPassword: 'anders' }, tooShort],
    [{ newPassword: `Aa1!${'x'.repeat(197)}` }, tooLong('Nieuw wachtwoord', 200)],
    [{ newPassword: 'zonder#12' }, 'Moet minimaal één hoofdletter bevatten'], // R-VAL-6
    [{ newPassword: '12345678' }, 'Moet minimaal één hoofdletter bevatten'],
    [{ newPassword: 'ZONDER#12' }, 'Moet minimaal één kleine letter bevatten'], // R-VAL-7
    [{ newPassword: 'Zonder#abc' }, 'Moet minimaal één cijfer bevatten'], // R-VAL-8
    // R-VAL-9
    [{ newPassword: 'Zonder1234' }, noSymbol],
    [{ newPassword: 'Aaaa aaa1' }, noSymbol],
    [{ newPassword: 'Aaaa\0aaa1' }, noSymbol],
    [{ newPassword: 'Aaaae\u0301aaa1' }, noSymbol],
    [{ newPassword: 'Welkom2026!' }, obvious],
    [{ newPassword: 'P@ssw0rd1!' }, obvious],
    // R-VAL-10
    [{ confirmPassword: '' }, different],
    [{ confirmPassword: 'BOOMHUT#42' }, different],
  ])('refuses %j: %s', refuses(ChangePasswordInput, valid))

  test.each([
    'Aaaaaa1!',
    'Ééééééé1€',
    `Aa1!${'x'.repeat(196)}`,
    'wachtzin met Spaties 1?',
    'Aa1!\0\0\0\0',
    'Aa1😀aaaa',
  ])('accepts %j', newPassword => {
    const input = { currentPassword: 'x', newPassword, confirmPassword: newPassword }
    // R-VAL-5
    expect(checked(ChangePasswordInput, input)).toEqual(input)
  })
})

const account = {
  username: 'Nieuwe.Collega-1_a',
  email: 'nieuw@greenrock.nl',
  firstName: 'Nieuwe',
  lastName: 'Collega',
  temporaryPassword: 'tijdelijk',
}

describe('the input for creating an account', () => {
  const refused = (sentence: string) => `Ongeldige invoer: ${sentence}`
  const shortName = refused('Gebruikersnaam moet minimaal 3 karakters zijn')
  const characters = refused('Gebruikersnaam mag alleen letters, cijfers, punt, streepje en laag streepje bevatten')
  const noAddress = refused('Ongeldig email adres')
  const shortPassword = refused('Tijdelijk wachtwoord moet minimaal 8 karakters zijn')

  // R-INT-25
  test.each<Row>([
    // R-USER-26
    [{ username: '' }, shortName],
    [{ username: ' ab ' }, shortName],
    [{ username: 'ab', email: 'x' }, shortName],
    [{ username: 'a'.repeat(51) }, refused(tooLong('Gebruikersnaam', 50))],
    // R-USER-27
    ...[
      'jan jansen',
      'jan@greenrock.nl',
      'jané',
      'jan\njansen',
      'jan\0',
      "jan'--",
      '😀😀😀',
      `${' '.repeat(51)}a b`,
    ].map((username): Row => [{ username }, characters]),
    // R-USER-28
    ...['', 'greenrock.nl', '@greenrock.nl', 'a@b@greenrock.nl', 'a\0@greenrock.nl', 'Jan <a@greenrock.nl>']
      .concat(' nieuw@greenrock.nl', 'a..b@greenrock.nl', '"a b"@greenrock.nl', 'é@greenrock.nl', 'a!b@greenrock.nl')
      .map((email): Row => [{ email }, noAddress]),
    [{ email: `${'a'.repeat(88)}@greenrock.nl` }, refused(tooLong('Email', 100))],
    // R-USER-30
    [{ firstName: '' }, refused('Voornaam is verplicht')],
    [{ firstName: ' \t ' }, refused('Voornaam is verplicht')],
    [{ firstName: '\u3164', lastName: '' }, refused('Voornaam is verplicht')],
    [{ firstName: 'a'.repeat(51) }, refused(tooLong('Voornaam', 50))],
    [{ firstName: '😀'.repeat(51) }, refused(tooLong('Voornaam', 50))],
    [{ firstName: 'J\0an' }, refused('Voornaam bevat een ongeldig teken')],
    [{ lastName: '' }, refused('Achternaam is verplicht')],
    [{ lastName: null }, refused('Achternaam is verplicht')],
    [{ lastName: 'a'.repeat(51) }, refused(tooLong('Achternaam', 50))],
    [{ lastName: 'Jan\nsen' }, refused('Achternaam bevat een ongeldig teken')],
    [{ lastName: 'Jan\u202esen' }, refused('Achternaam bevat een ongeldig teken')],
    // R-USER-31
    [{ temporaryPassword: '' }, shortPassword],
    [{ temporaryPassword: '1234567' }, shortPassword],
    [{ temporaryPassword: '😀😀😀😀' }, shortPassword],
    [{ temporaryPassword: 'a'.repeat(201) }, refused(tooLong('Tijdelijk wachtwoord', 200))],
    [{ isAdmin: true }, 'Ongeldige invoer', null],
  ])('refuses %j: %s', refuses(CreateUserInput, account))

  test.each([
    // R-USER-26
    { username: 'abc' },
    { username: 'a'.repeat(50) },
    { username: '...' }, // R-USER-27
    { email: `${'a'.repeat(87)}@greenrock.nl` },
    // R-USER-30
    { firstName: 'a', lastName: 'a'.repeat(50) },
    { firstName: '😀'.repeat(50), lastName: "van 't Hof-Łukasz" },
    // R-USER-31
    { temporaryPassword: '12345678' },
    { temporaryPassword: 'a'.repeat(200) },
  ])('accepts %j', given => {
    expect(checked(CreateUserInput, { ...account, ...given })).toEqual({ ...account, ...given })
  })

  test('trims the user name and the names, normalises the names to NFC, and leaves the password unchanged', () => {
    const given = { username: ' nieuw\n', firstName: ' Zoe\u0308 ', temporaryPassword: ' spaties ' }
    const stored = { username: 'nieuw', firstName: 'Zo\u00eb', temporaryPassword: ' spaties ' }
    expect(checked(CreateUserInput, { ...account, ...given })).toMatchObject(stored)
  })
})

describe('a REST form', () => {
  test('refuses an absent field like an empty one', () => {
    const message = (inputClass: InputClass<object>, body: object) =>
      refusalOf(() => formOf(inputClass, { ...body }))?.message
    // R-VAL-2
    expect(message(SignInInput, {})).toBe('Gebruikersnaam is verplicht')
    // R-VAL-3
    expect(message(SignInInput, { username: 'jan' })).toBe('Wachtwoord is verplicht')
    // R-VAL-4
    expect(message(ChangePasswordInput, {})).toBe('Huidig wachtwoord is verplicht')
    expect(message(CreateUserInput, { ...account, lastName: null })).toBe('Ongeldige invoer: Achternaam is verplicht')
  })

  test.each([5, true, ['x'], {}])('refuses %j, which is not a text', email => {
    expect(refusalOf(() => formOf(CreateUserInput, { ...account, email }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Ongeldige invoer: email moet tekst zijn',
      field: 'email',
    })
  })
})

describe('the input for a bookmark', () => {
  const tenderId = uuid()
  const noTender = 'Tender ID is verplicht'
  const longNotes = 'Notities mogen maximaal 5000 karakters zijn'
  const noPriority = 'Prioriteit moet low, medium of high zijn'
  const tags = Array.from({ length: 21 }, (_, index) => `t${index}`)
  const ofMetadata = (wrong: object, message: string, field = `metadata.${Object.keys(wrong)[0]}`): Row => [
    { metadata: wrong },
    message,
    field,
  ]

  test.each<Row>([
    // R-BMK-11 R-INT-27
    ...['', 'x', 7, null, undefined].map((wrong): Row => [{ tenderId: wrong }, noTender]),
    [{ tenderId: 'x', metadata: { notes: 'a\u202eb' } }, noTender],
    [{ isPublic: 'false' }, 'isPublic moet true of false zijn'],
    [{ isPublic: 1, metadata: 5 }, 'isPublic moet true of false zijn'],
    ...[5, [], ''].map((metadata): Row => [{ metadata }, 'Ongeldige invoer']),
    ofMetadata({ notes: 'x'.repeat(5001) }, longNotes),
    ofMetadata({ notes: `${'x'.repeat(5000)} ` }, longNotes),
    ofMetadata({ notes: '😀'.repeat(5001) }, longNotes),
    ofMetadata({ notes: 'a\u202eb' }, unfit),
    ofMetadata({ notes: 5 }, 'Ongeldige invoer'),
    ofMetadata({ category: 'x'.repeat(101) }, tooLong('Categorie', 100)),
    ofMetadata({ category: 'a\u2066b' }, unfit),
    ofMetadata({ category: {} }, 'Ongeldige invoer'),
    ofMetadata({ tags }, 'Er kunnen maximaal 20 labels zijn'),
    ofMetadata({ tags: ['goed', 'x'.repeat(51)] }, tooLong('Een label', 50)),
    ofMetadata({ tags: ['goed', 'a\u202eb'] }, unfit),
    ofMetadata({ tags: [...tags, 'x'.repeat(51)] }, 'Er kunnen maximaal 20 labels zijn'),
    ofMetadata({ tags: 'x' }, 'Ongeldige invoer'),
    ofMetadata({ tags: { 0: 'x' } }, 'Ongeldige invoer'),
    ofMetadata({ tags: ['x', null] }, 'Ongeldige invoer'),
    // R-BMK-14
    ...['urgent', 'HIGH', ''].map(priority => ofMetadata({ priority }, noPriority)),
    ofMetadata({ note: 'x', priority: 'urgent' }, noPriority, 'metadata.priority'),
    ofMetadata({ note: 'x' }, 'Ongeldige invoer', 'metadata'),
    ofMetadata({ constructor: {} }, 'Ongeldige invoer', 'metadata'),
    ofMetadata(JSON.parse('{"__proto__":{"notes":"x"}}') as object, 'Ongeldige invoer', 'metadata'),
  ])('refuses %j: %s', refuses(BookmarkTenderInput, { tenderId }))

  test.each(['low', 'medium', 'high'])('accepts the priority %s', priority => {
    // R-BMK-14
    expect(checked(BookmarkTenderInput, { tenderId, metadata: { priority } }).metadata).toEqual({ priority })
  })
})

describe('the input for a comment', () => {
  const words = { commenterName: 'Anna', content: 'Hallo' }
  const comment = { bookmarkId: uuid(), ...words }
  const noName = 'Naam is verplicht'
  const noContent = 'Opmerking is verplicht'
  const gone = 'Deze opmerking bestaat niet (meer)'
  const key = 'De sleutel van een opmerking is 1 tot 100 letters, cijfers of leestekens'
  const wrongWords: readonly Row[] = [
    [{ commenterName: '' }, noName], // R-COM-26
    ...[' \n\t', '\u200b'].map((commenterName): Row => [{ commenterName, content: '' }, noName]), // R-COM-24
    ...[undefined, 5].map((commenterName): Row => [{ commenterName }, noName]),
    // R-COM-27
    [{ commenterName: 'x'.repeat(101) }, tooLong('Naam', 100)],
    [{ commenterName: '😀'.repeat(101) }, tooLong('Naam', 100)],
    ...['a\u202eb', 'Anna\nBos'].map((commenterName): Row => [{ commenterName }, 'Naam bevat een ongeldig teken']),
    [{ content: '' }, noContent], // R-COM-28
    ...['   ', '\u3164'].map((content): Row => [{ content }, noContent]), // R-COM-24
    ...[undefined, null, 5, ['x']].map((content): Row => [{ content }, noContent]),
    // R-COM-29
    [{ content: 'x'.repeat(1001) }, tooLong('Opmerking', 1000)],
    [{ content: '😀'.repeat(1001) }, tooLong('Opmerking', 1000)],
    ...['a\u2069b', 'bel \u0007'].map((content): Row => [{ content }, unfit]),
  ]

  test.each<Row>([
    ...wrongWords,
    // R-COM-25
    ...['', 'x', null].map((bookmarkId): Row => [{ bookmarkId, content: '' }, 'Bookmark ID is verplicht']),
    ...['x', '', 5].map((parentCommentId): Row => [{ parentCommentId }, gone]),
    [{ parentCommentId: 'x', content: '' }, noContent, 'content'],
    ...['', 'x'.repeat(101), 'sleutel-é', 'k\n'].map((clientMutationId): Row => [{ clientMutationId }, key]),
    [{ clientMutationId: 5 }, 'Ongeldige invoer'],
  ])('refuses %j: %s', refuses(AddCommentInput, comment))

  test.each(wrongWords)('refuses the change %j: %s', refuses(UpdateCommentInput, { commentId: uuid(), ...words }))

  test('trims and normalises a name and content of maximum length', () => {
    const [commenterName, content] = [`Zo\u00eb${'n'.repeat(97)}`, '😀'.repeat(1000)]
    const given = { commenterName: ` Zoe\u0308${'n'.repeat(97)} `, content: `\n${content} ` }
    const absent = { parentCommentId: null, clientMutationId: null }
    // R-COM-27 R-COM-29 R-COM-31
    expect(checked(AddCommentInput, { ...comment, ...given, ...absent })).toMatchObject({ commenterName, content })
    expect(checked(UpdateCommentInput, { commentId: uuid(), ...given })).toMatchObject({ commenterName, content })
  })
})

describe('the input for administering a tender', () => {
  const tenderId = uuid()

  test.each<Row>([
    // R-RECAT-11
    [{ categorySlug: 'tuin' }, 'Kies een categorie'],
    [{ categorySlug: undefined }, 'Kies een categorie'],
    [{ tenderId: 'x' }, 'Deze tender bestaat niet (meer)'],
  ])('refuses the category %j: %s', refuses(CategorizeTenderInput, { tenderId, categorySlug: 'overig' }))

  test.each<Row>([
    [{ date: '2026-02-30' }, 'Gunningsdatum is geen geldige datum'],
    [{ date: '2026-03-02T00:00:00Z' }, 'Gunningsdatum is geen geldige datum'],
    [{ winner: 7 }, tooLong('Winnaar', 500)],
    [{ winner: 'x'.repeat(501) }, tooLong('Winnaar', 500)],
    [{ winner: 'Brug\nBV' }, 'Winnaar bevat een ongeldig teken'],
    [{ solution: 'x'.repeat(5001) }, tooLong('Oplossing', 5000)],
    [{ tenderId: 'x' }, 'Deze tender bestaat niet (meer)'],
  ])('refuses the award %j: %s', refuses(SaveAwardInput, { tenderId, winner: 'Brug BV', solution: null, date: null }))
})
