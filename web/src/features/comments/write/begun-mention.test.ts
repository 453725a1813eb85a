import { expect, test } from '@jest/globals'
import { begunMention } from './begun-mention'

test.each([
  ['Kijk je, @', ''],
  ['@pi', 'pi'],
  ['Vraag het @Pieter Ba', 'Pieter Ba'],
  ['@Pieter ', 'Pieter '],
  ['@Pieter Bakker ', null],
  ['@Pieter, doe', null],
  ['mail@bron', null],
  ['Niemand', null],
])('in the text %j the name %j is being typed', (text, name) => {
  expect(begunMention(text)).toBe(name)
})
