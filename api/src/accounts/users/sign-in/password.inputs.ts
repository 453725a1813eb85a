import { IsNotEmpty, IsString, Matches, NotContains, ValidateBy } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../reference/limits.js'
import { Normalised, trimmed } from '../../../platform/validation/normalised.js'
import { InOrder, MaxCharacters, MinCharacters } from '../../../platform/validation/rules.js'
import { isObvious } from './obvious.js'

const required = (what: string) => ({ message: `${what} is verplicht` })
const atMost = (what: string) =>
  MaxCharacters(MAX_PASSWORD_LENGTH, { message: `${what} mag maximaal ${MAX_PASSWORD_LENGTH} karakters zijn` })
const mustContain = (what: string) => ({ message: `Moet minimaal één ${what} bevatten` })

@InputType({ description: 'The credentials of a staff account.' })
export class SignInInput {
  @Field(() => String, { description: 'User name or e-mail address, ignoring case.' })
  @Normalised(trimmed)
  @InOrder(
    IsString(required('Gebruikersnaam')),
    IsNotEmpty(required('Gebruikersnaam')),
    atMost('Gebruikersnaam'),
    // PostgreSQL cannot store the NUL character.
    NotContains('\0', { message: 'Gebruikersnaam bevat een ongeldig teken' }),
  )
  username!: string

  @Field(() => String, { description: `At most ${MAX_PASSWORD_LENGTH} characters.` })
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

@InputType({ description: 'The current and the new password of your own staff account.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password; it may be a temporary one.' })
  @InOrder(
    IsString(required('Huidig wachtwoord')),
    IsNotEmpty(required('Huidig wachtwoord')),
    atMost('Huidig wachtwoord'),
  )
  currentPassword!: string

  @Field(() => String, {
    description: `${MIN_PASSWORD_LENGTH}–${MAX_PASSWORD_LENGTH} characters: an upper-case and a lower-case letter, a digit, a symbol; none too common.`,
  })
  @InOrder(
    IsString(tooShort),
    MinCharacters(MIN_PASSWORD_LENGTH, tooShort),
    atMost('Nieuw wachtwoord'),
    Matches(/\p{Lu}/u, mustContain('hoofdletter')),
    Matches(/\p{Ll}/u, mustContain('kleine letter')),
    Matches(/\d/, mustContain('cijfer')),
    Matches(/[\p{P}\p{S}]/u, mustContain('speciaal teken')),
    IsNotObvious(),
  )
  newPassword!: string

  @Field(() => String, { description: 'Must be equal to `newPassword`.' })
  @InOrder(IsString(DIFFERENT), EqualsNewPassword())
  confirmPassword!: string
}

/** The specification's rule for registration, which no operation uses: administrators create accounts. */
export class RegistrationInput {
  @MinCharacters(6, { message: 'Wachtwoord moet minimaal 6 karakters zijn' })
  password!: string
}
