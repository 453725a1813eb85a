import { expect, test } from '@jest/globals'
import { mentionedIn, type Mentionable } from './mentions.js'

const people: readonly Mentionable[] = [
  { id: 'marieke', username: 'marieke.devries', firstName: 'Marieke', lastName: 'de Vries' },
  { id: 'pieter', username: 'pieter.bakker', firstName: 'Pieter', lastName: 'Bakker' },
  { id: 'pieter2', username: 'p.visser', firstName: 'Pieter', lastName: 'Visser' },
  { id: 'bas', username: 'bas', firstName: null, lastName: null },
]

test.each<[string, string, readonly string[]]>([
  ['an e-mail address', 'Mail naar info@marieke.nl', []],
  ['a first name that two people have', 'Vraag het @Pieter', []],
  ['a longer name', 'Is @Mariekevandam er?', []],
  ['a lone sign', 'Bel @ mij @', []],
  ['a first name', 'Lukt dat, @Marieke?', ['marieke']],
  ['a name at the end of a sentence', 'Dit is voor @marieke.', ['marieke']],
  ['a whole name', 'Dank @Pieter Visser, top', ['pieter2']],
  ['a user name', '@pieter.bakker en @bas', ['pieter', 'bas']],
  ['one person twice', '@Marieke en nog eens @Marieke de Vries', ['marieke']],
])('in a text with %s, the people mentioned are found', (_what, text, expected) => {
  expect(mentionedIn(text, people)).toEqual(expected)
})

test('a text mentions a bounded number of people', () => {
  const many = Array.from({ length: 40 }, (_, n) => ({
    id: String(n),
    username: `naam${n}`,
    firstName: null,
    lastName: null,
  }))
  expect(mentionedIn(many.map(({ username }) => `@${username}`).join(' '), many)).toHaveLength(10)
})
