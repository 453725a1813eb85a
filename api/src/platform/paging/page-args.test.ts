import { describe, expect, test } from '@jest/globals'
import { UserError } from '../errors.js'
import { badCursor, type Cursor, type PageArgs, readPage, writeCursor } from './page-args.js'

const ORDER = 'PUBLICATION_DATE DESC'
const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
const byKeys = (...keys: (string | null)[]) => writeCursor({ keys, order: ORDER })
const bySkip = (skip: number) => writeCursor({ skip, order: ORDER })

function refusalOf(args: PageArgs): UserError {
  try {
    readPage(args, ORDER)
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return error as UserError
  }
  throw new Error(`${JSON.stringify(args)} was taken`)
}

describe('contradictory arguments are refused with a Dutch message that names them:', () => {
  test.each<readonly [PageArgs, string, string]>([
    [{ first: 0 }, 'first', 'first moet tussen 1 en 100 liggen.'],
    [{ first: -1 }, 'first', 'first moet tussen 1 en 100 liggen.'],
    [{ first: 101 }, 'first', 'first moet tussen 1 en 100 liggen.'],
    [{ first: 2_147_483_647 }, 'first', 'first moet tussen 1 en 100 liggen.'],
    [{ last: 0 }, 'last', 'last moet tussen 1 en 100 liggen.'],
    [{ last: 101 }, 'last', 'last moet tussen 1 en 100 liggen.'],
    [{ page: 0 }, 'page', 'page moet tussen 1 en 10000 liggen.'],
    [{ page: -1 }, 'page', 'page moet tussen 1 en 10000 liggen.'],
    [{ page: 10_001 }, 'page', 'page moet tussen 1 en 10000 liggen.'],
    [{ page: 1, first: 0 }, 'first', 'first moet tussen 1 en 100 liggen.'],
    [{ page: 1, after: bySkip(0) }, 'page', 'page gaat alleen samen met first, niet met after, before of last.'],
    [{ page: 1, before: bySkip(0) }, 'page', 'page gaat alleen samen met first, niet met after, before of last.'],
    [{ page: 1, last: 5 }, 'page', 'page gaat alleen samen met first, niet met after, before of last.'],
    [{ first: 1, last: 1 }, 'last', 'last gaat alleen samen met before.'],
    [{ last: 1, after: byKeys('a') }, 'last', 'last gaat alleen samen met before.'],
    [{ before: byKeys('a') }, 'before', 'before gaat alleen samen met last.'],
    [{ first: 5, before: byKeys('a') }, 'before', 'before gaat alleen samen met last.'],
    [{ last: 5, before: bySkip(20) }, 'before', 'Deze cursor is alleen bruikbaar als after.'],
  ])('the arguments %j', (args, field, message) => {
    expect(refusalOf(args)).toMatchObject({ code: 'BAD_USER_INPUT', field, message })
  })
})

describe('a forged cursor is refused:', () => {
  const cursors: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['a word', 'volgende'],
    ['a number', '20'],
    ['broken off', bySkip(20).slice(0, -4)],
    ['too long', byKeys('x'.repeat(99)) + 'A'.repeat(1000)],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]).toString('base64url')],
    ['null', encoded(null)],
    ['a list', encoded([])],
    ['a text', encoded('x')],
    ['empty', encoded({})],
    ['another order', encoded({ skip: 20, order: 'CLOSING_DATE ASC' })],
    ['no order', encoded({ skip: 20 })],
    ['an order that is a list', encoded({ skip: 20, order: [ORDER] })],
    ['an order and nothing else', encoded({ order: ORDER })],
    ['a skip below nothing', encoded({ skip: -1, order: ORDER })],
    ['a skip that is too far', encoded({ skip: 1_000_001, order: ORDER })],
    ['a skip that is a text', encoded({ skip: '20', order: ORDER })],
    ['half a skip', encoded({ skip: 0.5, order: ORDER })],
    ['a skip without end', Buffer.from(`{"skip":1e999,"order":"${ORDER}"}`).toString('base64url')],
    ['keys that are a text', encoded({ keys: 'x', order: ORDER })],
    ['keys that are an object', encoded({ keys: { length: 1, 0: 'x' }, order: ORDER })],
    ['a key that is a number', encoded({ keys: [1, 'x'], order: ORDER })],
    ['a key that is an object', encoded({ keys: [{}], order: ORDER })],
    ['a key that is a list', encoded({ keys: [['x']], order: ORDER })],
    ['a key that is too long', encoded({ keys: ['x'.repeat(100)], order: ORDER })],
    ['too many keys', encoded({ keys: ['1', '2', '3', '4', '5'], order: ORDER })],
    ['keys under __proto__', Buffer.from(`{"__proto__":{"keys":["1"]},"order":"${ORDER}"}`).toString('base64url')],
  ]

  test.each(cursors)('%s', (_what, cursor) => {
    expect(refusalOf({ first: 5, after: cursor })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'after',
      message: 'after is geen geldige cursor van deze lijst.',
    })
    expect(refusalOf({ last: 5, before: cursor })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'before',
      message: 'before is geen geldige cursor van deze lijst.',
    })
  })

  test('a cursor that only the database refuses gets the same message', () => {
    expect(badCursor({ backward: false })).toMatchObject({ field: 'after', code: 'BAD_USER_INPUT' })
    expect(badCursor({ backward: true })).toMatchObject({ field: 'before', code: 'BAD_USER_INPUT' })
  })
})

describe('a page', () => {
  test.each<readonly [PageArgs, object]>([
    [{}, { size: 20, backward: false, from: null }],
    [
      { first: null, after: null, last: null, before: null, page: null },
      { size: 20, backward: false, from: null },
    ],
    [{ first: 1 }, { size: 1, backward: false, from: null }],
    [{ first: 100 }, { size: 100, backward: false, from: null }],
    [{ last: 5 }, { size: 5, backward: true, from: null }],
    [{ page: 1 }, { size: 20, backward: false, from: { skip: 0, order: ORDER } }],
    [
      { page: 3, first: 10 },
      { size: 10, backward: false, from: { skip: 20, order: ORDER } },
    ],
    [
      { page: 10_000, first: 100 },
      { size: 100, backward: false, from: { skip: 999_900, order: ORDER } },
    ],
    [{ after: bySkip(40) }, { size: 20, backward: false, from: { skip: 40, order: ORDER } }],
    [{ after: byKeys('2026-01-01', 'x') }, { backward: false, from: { keys: ['2026-01-01', 'x'], order: ORDER } }],
    [
      { first: 5, after: byKeys(null, 'x') },
      { size: 5, from: { keys: [null, 'x'], order: ORDER } },
    ],
    [
      { last: 5, before: byKeys('x') },
      { size: 5, backward: true, from: { keys: ['x'], order: ORDER } },
    ],
  ])('has the size, direction and start of the arguments %j', (args, expected) => {
    expect(readPage(args, ORDER)).toMatchObject(expected)
  })

  test.each<Cursor>([
    { skip: 0, order: ORDER },
    { skip: 1_000_000, order: ORDER },
    { keys: [], order: ORDER },
    { keys: ['2026-07-10 10:00:00.123456+00', '0199f3a0-0000-7000-8000-000000000000'], order: ORDER },
    { keys: ['-Infinity', null, '"\'\\ é😀', 'x'.repeat(99)], order: ORDER },
  ])('the cursor %j survives encoding and decoding, and is safe in a URL', cursor => {
    const written = writeCursor(cursor)
    expect(written).toMatch(/^[\w-]+$/)
    expect(readPage({ after: written }, ORDER).from).toEqual(cursor)
  })

  test('unknown members of a cursor are ignored', () => {
    expect(readPage({ after: encoded({ skip: 20, order: ORDER, keys: ['x'], sql: 'DROP' }) }, ORDER).from).toEqual({
      skip: 20,
      order: ORDER,
    })
  })
})
