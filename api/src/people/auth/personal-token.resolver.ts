import { Arg, Ctx, Field, Mutation, Query, registerEnumType, Resolver } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { PersonalToken } from '../../accounts/users/tokens/personal-token.entity.js'
import {
  CreatePersonalTokenInput,
  RevokePersonalTokenInput,
} from '../../accounts/users/tokens/personal-token.inputs.js'
import {
  createPersonalToken,
  personalTokensOf,
  revokePersonalToken,
} from '../../accounts/users/tokens/personal-token.service.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import type { Checked } from '../../platform/validation/checked.js'

registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'The permissions of a personal access token, within those of its user.',
  valuesConfig: {
    READ: { description: 'Read everything that its user may read.' },
    READ_WRITE: { description: 'Bookmark, comment and start jobs as well; never anything about accounts or sources.' },
  },
})

@ObjectType({ description: 'A new access token, with its secret.' })
class CreatePersonalTokenPayload {
  @Field(() => PersonalToken, { description: 'The token.' })
  token!: PersonalToken

  @Field(() => String, {
    description: 'For the header `Authorization: Bearer …`. Shown this once: only its hash is kept.',
  })
  secret!: string
}

@ObjectType({ description: 'The result of `revokePersonalToken`.' })
class RevokePersonalTokenPayload {
  @Field(() => [PersonalToken], { description: 'Your other tokens, newest first.' })
  tokens!: PersonalToken[]
}

@Resolver()
export class PersonalTokenResolver {
  @Query(() => [PersonalToken], {
    description: 'Your own access tokens for programs, newest first, expired ones included.',
  })
  personalTokens(@Ctx() { db, caller }: Context): Promise<PersonalToken[]> {
    return personalTokensOf(db, caller.viewer!.user.id)
  }

  @Mutation(() => CreatePersonalTokenPayload, {
    description: 'Creates an access token for one of your own programs. BAD_USER_INPUT when you have too many.',
  })
  createPersonalToken(
    @Arg('input', () => CreatePersonalTokenInput, { description: 'Its name, scope and days.' })
    input: Checked<CreatePersonalTokenInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<CreatePersonalTokenPayload> {
    return createPersonalToken(db, caller.viewer!.user.id, input)
  }

  @Mutation(() => RevokePersonalTokenPayload, {
    description: 'Revokes one of your own access tokens, at once and for its open sockets too. Idempotent.',
  })
  async revokePersonalToken(
    @Arg('input', () => RevokePersonalTokenInput, { description: 'Id of the token.' })
    { id }: Checked<RevokePersonalTokenInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<RevokePersonalTokenPayload> {
    const userId = caller.viewer!.user.id
    await revokePersonalToken(db, userId, id)
    return { tokens: await personalTokensOf(db, userId) }
  }
}
