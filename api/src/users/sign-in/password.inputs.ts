import { IsNotEmpty, IsString, Matches, NotContains, ValidateBy } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../reference/limits.js'
import { Normalised, trimmed } from '../../validation/normalised.js'
import { InOrder, MaxCharacters, MinCharacters } from '../../validation/rules.js'
import { isObvious } from './password.js'

const required = (what: string) => ({ message: `${what} is verplicht` })
const atMost = (what: string) =>
  MaxCharacters(MAX_PASSWORD_LENGTH, { message: `${what} mag maximaal ${MAX_PASSWORD_LENGTH} karakters zijn` })
const sayingMust = (what: string) => ({ message: `Moet minimaal één ${what} bevatten` })

@InputType({ description: 'For staff accounts.' })
export class SignInInput {
  @Field(() => String, { description: 'User name or e-mail address.' })
  @Normalised(trimmed)
  @InOrder(
    IsString(required('Gebruikersnaam')),
    IsNotEmpty(required('Gebruikersnaam')),
    atMost('Gebruikersnaam'),
    // PostgreSQL keeps no character zero.
    NotContains('\0', { message: 'Gebruikersnaam bevat een ongeldig teken' }),
  )
  username!: string

  @Field(() => String, { description: 'The password.' })
  @InOrder(IsString(required('Wachtwoord')), IsNotEmpty(required('Wachtwoord')), atMost('Wachtwoord'))
  password!: string
}

const tooShort = { message: `Nieuw wachtwoord moet minimaal ${MIN_PASSWORD_LENGTH} karakters zijn` }
const DIFFERENT = { message: 'Wachtwoorden komen niet overeen' }

const IsNotObvious = () =>
  ValidateBy(
    { name: 'isNotObvious', validator: { validate: password => !isObvious(password as string) } },
    { message: 'Kies een wachtwoord dat minder voor de hand ligt' },
  )
const EqualsNewPassword = () =>
  ValidateBy(
    {
      name: 'equalsNewPassword',
      validator: { validate: (again, asked) => again === (asked!.object as ChangePasswordInput).newPassword },
    },
    DIFFERENT,
  )

@InputType({ description: 'For staff accounts.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The one that is used now.' })
  @InOrder(
    IsString(required('Huidig wachtwoord')),
    IsNotEmpty(required('Huidig wachtwoord')),
    atMost('Huidig wachtwoord'),
  )
  currentPassword!: string

  @Field(() => String, {
    description: `${MIN_PASSWORD_LENGTH}–${MAX_PASSWORD_LENGTH} characters, with a capital, a small letter, a digit and a sign.`,
  })
  @InOrder(
    IsString(tooShort),
    MinCharacters(MIN_PASSWORD_LENGTH, tooShort),
    atMost('Nieuw wachtwoord'),
    Matches(/\p{Lu}/u, sayingMust('hoofdletter')),
    Matches(/\p{Ll}/u, sayingMust('kleine letter')),
    Matches(/\d/, sayingMust('cijfer')),
    Matches(/[\p{P}\p{S}]/u, sayingMust('speciaal teken')),
    IsNotObvious(),
  )
  newPassword!: string

  @Field(() => String, { description: 'The new one once more.' })
  @InOrder(IsString(DIFFERENT), EqualsNewPassword())
  confirmPassword!: string
}

/** Of the specification's registration: nobody can register themselves, so only the rule is here. */
export class RegistrationInput {
  @MinCharacters(6, { message: 'Wachtwoord moet minimaal 6 karakters zijn' })
  password!: string
}
