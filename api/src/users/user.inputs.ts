import { IsEmail, IsNotEmpty, IsString, Matches } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../graphql/global-id-of.js'
import {
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_USERNAME_LENGTH,
} from '../reference/limits.js'
import { composedAndTrimmed, Normalised, trimmed } from '../validation/normalised.js'
import { InOrder, IsPlainLine, MaxCharacters, MinCharacters } from '../validation/rules.js'

/** What is wrong with an account is said behind the same two words. */
export const refusedAccount = (sentence: string) => `Ongeldige invoer: ${sentence}`
const saying = (sentence: string) => ({ message: refusedAccount(sentence) })
const tooLong = (what: string, most: number) => saying(`${what} mag maximaal ${most} karakters zijn`)
const tooShort = (what: string, least: number) => saying(`${what} moet minimaal ${least} karakters zijn`)

/** As mailboxes are named in practice: quoted and accented names, which the standard allows, are more often mistakes. */
const addressOptions = {
  allow_utf8_local_part: false,
  blacklisted_chars: '!#$%&*/=?^`{|}~"',
  ignore_max_length: true,
}

const PersonName = (what: string) =>
  InOrder(
    Normalised(composedAndTrimmed),
    IsString(saying(`${what} is verplicht`)),
    IsNotEmpty(saying(`${what} is verplicht`)),
    MaxCharacters(MAX_PERSON_NAME_LENGTH, tooLong(what, MAX_PERSON_NAME_LENGTH)),
    IsPlainLine(saying(`${what} bevat een ongeldig teken`)),
  )

@InputType({ description: 'A staff account.' })
export class CreateUserInput {
  @Field(() => String, {
    description: `${MIN_USERNAME_LENGTH}–${MAX_USERNAME_LENGTH} letters, digits, dots, hyphens and underscores.`,
  })
  @Normalised(trimmed)
  @InOrder(
    IsString(saying('Gebruikersnaam is verplicht')),
    MinCharacters(MIN_USERNAME_LENGTH, tooShort('Gebruikersnaam', MIN_USERNAME_LENGTH)),
    MaxCharacters(MAX_USERNAME_LENGTH, tooLong('Gebruikersnaam', MAX_USERNAME_LENGTH)),
    Matches(
      /^[A-Za-z0-9._-]+$/,
      saying('Gebruikersnaam mag alleen letters, cijfers, punt, streepje en laag streepje bevatten'),
    ),
  )
  username!: string

  @Field(() => String, { description: `In the company's domain, at most ${MAX_EMAIL_LENGTH} characters.` })
  @InOrder(
    IsEmail(addressOptions, saying('Ongeldig email adres')),
    MaxCharacters(MAX_EMAIL_LENGTH, tooLong('Email', MAX_EMAIL_LENGTH)),
  )
  email!: string

  @Field(() => String, { description: `At most ${MAX_PERSON_NAME_LENGTH} characters.` })
  @PersonName('Voornaam')
  firstName!: string

  @Field(() => String, { description: `At most ${MAX_PERSON_NAME_LENGTH} characters.` })
  @PersonName('Achternaam')
  lastName!: string

  @Field(() => String, {
    description: `${MIN_PASSWORD_LENGTH}–${MAX_PASSWORD_LENGTH} characters; good once, within 72 hours.`,
  })
  @InOrder(
    IsString(tooShort('Tijdelijk wachtwoord', MIN_PASSWORD_LENGTH)),
    MinCharacters(MIN_PASSWORD_LENGTH, tooShort('Tijdelijk wachtwoord', MIN_PASSWORD_LENGTH)),
    MaxCharacters(MAX_PASSWORD_LENGTH, tooLong('Tijdelijk wachtwoord', MAX_PASSWORD_LENGTH)),
  )
  temporaryPassword!: string
}

@InputType({ description: 'Who, and whether they can sign in.' })
export class SetUserActiveInput {
  @Field(() => ID, { description: 'Global id.' })
  @GlobalIdOf('User')
  userId!: string

  @Field(() => Boolean, { description: 'False ends all their sign-ins at once.' })
  isActive!: boolean
}
