import { expect, test } from '@jest/globals'
import { HttpError } from './http-error'
import { messageOf } from './message-of'

const serverError = (status: number, body: string) => new HttpError(status, body, '')

test.each([
  [
    // R-INT-24
    'a sentence of ours',
    serverError(404, '{"message":"Dit adres bestaat niet.","code":"NOT_FOUND"}'),
    'Dit adres bestaat niet.',
  ],
  [
    'an error of GraphQL',
    serverError(400, '{"errors":[{"message":"first moet tussen 1 en 100 liggen."}]}'),
    'first moet tussen 1 en 100 liggen.',
  ],
  ['a refusal', new Error('Unauthorized: log in om dit te doen'), 'Log in om dit te doen'],
  [
    'a page of somebody in between',
    serverError(502, '<html>Bad Gateway</html>'),
    'De server is even niet bereikbaar. Probeer het zo nog eens.',
  ],
  ['a session that is not known', serverError(401, '{"message":"Unauthorized"}'), 'Log opnieuw in om verder te gaan.'],
  // R-INT-23
  ['a lost connection in Chromium', new TypeError('Failed to fetch'), 'Verbinding met server mislukt'],
  [
    'a lost connection in Firefox',
    new TypeError('NetworkError when attempting to fetch resource.'),
    'Verbinding met server mislukt',
  ],
  ['a lost connection in WebKit', new TypeError('Load failed'), 'Verbinding met server mislukt'],
  // R-RECAT-10
  ['an error without words', new Error(''), 'Er is een fout opgetreden'],
  ['no error at all', null, 'Er is een fout opgetreden'],
])('the message for %s is a sentence', (_what, error, sentence) => {
  expect(messageOf(error)).toBe(sentence)
})
