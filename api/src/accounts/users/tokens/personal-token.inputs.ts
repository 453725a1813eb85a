import { IsEnum, IsInt, IsString, Max, Min } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH } from '../../../reference/limits.js'
import { composedAndTrimmed, Normalised } from '../../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, IsVisible, MaxCharacters } from '../../../platform/validation/rules.js'
import { TokenScope } from './token-scope.js'

const days = { message: `Een token geldt 1 tot ${MAX_TOKEN_DAYS} dagen` }

@InputType({ description: 'An access token to make for a program of your own.' })
export class CreatePersonalTokenInput {
  @Field(() => String, { description: `What you call it, at most ${MAX_TOKEN_NAME_LENGTH} characters.` })
  @Normalised(composedAndTrimmed)
  @InOrder(
    IsString({ message: 'Naam is verplicht' }),
    IsVisible({ message: 'Naam is verplicht' }),
    MaxCharacters(MAX_TOKEN_NAME_LENGTH, { message: `Naam mag maximaal ${MAX_TOKEN_NAME_LENGTH} karakters zijn` }),
    IsPlainLine({ message: 'Naam bevat een ongeldig teken' }),
  )
  name!: string

  @Field(() => TokenScope, { description: 'What it may do.' })
  @IsEnum(TokenScope, { message: 'Kies wat het token mag' })
  scope!: TokenScope

  @Field(() => Int, { description: `Days until it expires: 1–${MAX_TOKEN_DAYS}.` })
  @InOrder(IsInt(days), Min(1, days), Max(MAX_TOKEN_DAYS, days))
  expiresInDays!: number
}

@InputType({ description: 'An access token to revoke.' })
export class RevokePersonalTokenInput {
  @Field(() => ID, { description: 'An `id` from `personalTokens`.' })
  @IsString({ message: 'Token is verplicht' })
  id!: string
}
