import { IsEmail, IsString, Matches } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'
import {
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_USERNAME_LENGTH,
  TEMPORARY_PASSWORD_VALID_HOURS,
} from '../../reference/limits.js'
import { composedAndTrimmed, Normalised, trimmed } from '../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, IsVisible, MaxCharacters, MinCharacters } from '../../platform/validation/rules.js'

export const refusedAccount = (sentence: string) => `Ongeldige invoer: ${sentence}`
const withMessage = (sentence: string) => ({ message: refusedAccount(sentence) })
const tooLong = (what: string, max: number) => withMessage(`${what} mag maximaal ${max} karakters zijn`)
const tooShort = (what: string, min: number) => withMessage(`${what} moet minimaal ${min} karakters zijn`)

/** Stricter than RFC 5321: quoted and non-ASCII local parts are more often typing errors. */
const addressOptions = {
  allow_utf8_local_part: false,
  blacklisted_chars: '!#$%&*/=?^`{|}~"',
  ignore_max_length: true,
}

const PersonName = (what: string) =>
  InOrder(
    Normalised(composedAndTrimmed),
    IsString(withMessage(`${what} is verplicht`)),
    IsVisible(withMessage(`${what} is verplicht`)),
    MaxCharacters(MAX_PERSON_NAME_LENGTH, tooLong(what, MAX_PERSON_NAME_LENGTH)),
    IsPlainLine(withMessage(`${what} bevat een ongeldig teken`)),
  )

const TemporaryPassword = () =>
  InOrder(
    IsString(tooShort('Tijdelijk wachtwoord', MIN_PASSWORD_LENGTH)),
    MinCharacters(MIN_PASSWORD_LENGTH, tooShort('Tijdelijk wachtwoord', MIN_PASSWORD_LENGTH)),
    MaxCharacters(MAX_PASSWORD_LENGTH, tooLong('Tijdelijk wachtwoord', MAX_PASSWORD_LENGTH)),
  )
const temporaryPasswordDescription = `${MIN_PASSWORD_LENGTH}–${MAX_PASSWORD_LENGTH} characters; signs in once, within ${TEMPORARY_PASSWORD_VALID_HOURS} hours.`

@InputType({ description: 'A staff account to create, with a temporary password.' })
export class CreateUserInput {
  @Field(() => String, {
    description: `${MIN_USERNAME_LENGTH}–${MAX_USERNAME_LENGTH} letters, digits, dots, hyphens and underscores.`,
  })
  @Normalised(trimmed)
  @InOrder(
    IsString(withMessage('Gebruikersnaam is verplicht')),
    MinCharacters(MIN_USERNAME_LENGTH, tooShort('Gebruikersnaam', MIN_USERNAME_LENGTH)),
    MaxCharacters(MAX_USERNAME_LENGTH, tooLong('Gebruikersnaam', MAX_USERNAME_LENGTH)),
    Matches(
      /^[A-Za-z0-9._-]+$/,
      withMessage('Gebruikersnaam mag alleen letters, cijfers, punt, streepje en laag streepje bevatten'),
    ),
  )
  username!: string

  @Field(() => String, {
    description: `E-mail address in the company's domain, at most ${MAX_EMAIL_LENGTH} characters.`,
  })
  @InOrder(
    IsEmail(addressOptions, withMessage('Ongeldig email adres')),
    MaxCharacters(MAX_EMAIL_LENGTH, tooLong('Email', MAX_EMAIL_LENGTH)),
  )
  email!: string

  @Field(() => String, { description: `At most ${MAX_PERSON_NAME_LENGTH} characters.` })
  @PersonName('Voornaam')
  firstName!: string

  @Field(() => String, { description: `At most ${MAX_PERSON_NAME_LENGTH} characters.` })
  @PersonName('Achternaam')
  lastName!: string

  @Field(() => String, { description: temporaryPasswordDescription })
  @TemporaryPassword()
  temporaryPassword!: string
}

@InputType({ description: 'The user to activate or deactivate.' })
export class SetUserActiveInput {
  @Field(() => ID, { description: 'Global id of the user.' })
  @GlobalIdOf('User')
  userId!: string

  @Field(() => Boolean, { description: 'Whether the user can sign in; false also ends all their sessions at once.' })
  isActive!: boolean
}

@InputType({ description: 'The user who gets a new temporary password.' })
export class RenewTemporaryPasswordInput {
  @Field(() => ID, { description: 'Global id of the user.' })
  @GlobalIdOf('User')
  @IsString()
  userId!: string

  @Field(() => String, { description: temporaryPasswordDescription })
  @TemporaryPassword()
  temporaryPassword!: string
}
