import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { createSchema } from '../src/transport/schema/schema.js'
import { changesToAnnounce } from './schema-changes.js'

/** The part of the changelog about unreleased changes. */
const unreleased = /## Unreleased\n(.*?)(?=\n## |$)/s.exec(readFileSync('docs/schema-changelog.md', 'utf8'))![1]!
const released = readFileSync('docs/schema-released.graphql', 'utf8')

test('each breaking change and deprecation since the last release is announced in docs/schema-changelog.md', () => {
  const missing = changesToAnnounce(buildSchema(released), createSchema()).filter(one => !unreleased.includes(one))
  expect(missing).toEqual([])
})

test.each([
  ['a field that is removed', 'type Query { a: Int }', 'Query.b was removed.'],
  ['a type that changes', 'type Query { a: String, b(c: Int): E }', 'Query.a changed type from Int to String.'],
  ['an argument that is required', 'type Query { a: Int, b(c: Int!): E }', 'Query.b arg c has changed type'],
  [
    'a value of an enum that is added',
    'type Query { a: Int, b(c: Int): E } enum E { X Y }',
    'Y was added to enum type E.',
  ],
  [
    'a field that is deprecated',
    'type Query { a: Int @deprecated(reason: "Ask b."), b(c: Int): E }',
    'Query.a is deprecated: Ask b.',
  ],
])('%s must be announced', (_what, changed, sentence) => {
  const before = 'type Query { a: Int, b(c: Int): E } enum E { X }'
  const after = changed.includes('enum') ? changed : `${changed} enum E { X }`
  expect(changesToAnnounce(buildSchema(before), buildSchema(after))).toEqual([expect.stringContaining(sentence)])
})

test('an addition need not be announced', () => {
  const before = 'type Query { a(b: Int): Int }'
  expect(changesToAnnounce(buildSchema(before), buildSchema('type Query { a(b: Int, c: Int): Int, d: Int }'))).toEqual(
    [],
  )
})
