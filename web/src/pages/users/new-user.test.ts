import { expect, test } from '@jest/globals'
import { creationFailure, faultOf, nobody } from './new-user'

const somebody = {
  username: 'j.jansen',
  email: 'j.jansen@greenrock.nl',
  firstName: 'Jan',
  lastName: 'Jansen',
  temporaryPassword: 'kort1',
}

const DOMAIN = 'greenrock.nl'

test('each of the five fields of a new user is required', () => {
  // R-USER-14
  for (const field of Object.keys(nobody))
    expect(faultOf({ ...somebody, [field]: '  ' }, DOMAIN)).toEqual({ message: 'Vul alle velden in', fields: [field] })
})

test.each(['jan@elders.nl', 'jan@greenrock.nl.elders.com', 'jan@nepgreenrock.nl'])(
  'e-mail %s has another domain',
  email => {
    // R-USER-15
    expect(faultOf({ ...somebody, email }, DOMAIN)?.message).toBe('Email moet eindigen met @greenrock.nl')
  },
)

test('the company domain comes from the installation; the server decides while it is unknown', () => {
  expect(faultOf(somebody, 'elders.nl')?.message).toBe('Email moet eindigen met @elders.nl')
  expect(faultOf(somebody, undefined)).toBeNull()
})

test('a short password is left to the server to refuse', () => {
  // R-USER-16
  expect(faultOf(somebody, DOMAIN)).toBeNull()
})

test.each([
  ['Een gebruiker met dit e-mailadres bestaat al', 'Gebruiker met deze gegevens bestaat al'], // R-USER-23
  ['Ongeldige invoer: Ongeldig email adres', 'De invoer voldoet niet aan de eisen'], // R-USER-24
  ['kapot', 'Er ging iets mis bij het aanmaken van de gebruiker'], // R-USER-25
])('the error %s is shown as: %s', (message, shown) => {
  expect(creationFailure(new Error(message))).toBe(shown)
})
