import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { eraseAccount, exportAccount } from '../../accounts/users/account.service.js'
import { renewTemporaryPassword, TEMPORARY_PASSWORD_RENEWED } from '../../accounts/users/temporary-password.service.js'
import { User } from '../../accounts/users/user.entity.js'
import { pictureAddressLoader } from '../../accounts/users/user.loaders.js'
import {
  createUser,
  listUsers,
  setUserActive,
  USER_CREATED,
  UserConnection,
} from '../../accounts/users/user.service.js'
import { CreateUserInput, RenewTemporaryPasswordInput, SetUserActiveInput } from '../../accounts/users/user.inputs.js'
import type { Checked } from '../../platform/validation/checked.js'
import { CreateUserPayload, RenewTemporaryPasswordPayload, SetUserActivePayload } from './user.types.js'

@Resolver(() => User)
export class UserResolver {
  @Query(() => UserConnection, { description: 'All accounts, oldest first. Administrators only.' })
  users(@Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context) {
    return listUsers(db, page)
  }

  @Mutation(() => CreateUserPayload, {
    description: 'Creates a staff account. Administrators only. BAD_USER_INPUT when name or e-mail address is taken.',
  })
  async createUser(
    @Arg('input', () => CreateUserInput, { description: 'The account to create.' }) input: Checked<CreateUserInput>,
    @Ctx() { db, settings, caller }: Context,
  ): Promise<CreateUserPayload> {
    const user = await createUser(db, caller.viewer!.user.id, settings.companyEmailDomain, input)
    return { user, message: USER_CREATED }
  }

  @Mutation(() => SetUserActivePayload, {
    description: 'Activates an account, or deactivates one that is not your own. Administrators only.',
  })
  async setUserActive(
    @Arg('input', () => SetUserActiveInput, { description: 'The account, and its new state.' }) {
      userId,
      isActive,
    }: SetUserActiveInput,
    @Ctx() { db, caller }: Context,
  ): Promise<SetUserActivePayload> {
    return { user: await setUserActive(db, caller.viewer!.user.id, userId, isActive) }
  }

  @Mutation(() => RenewTemporaryPasswordPayload, {
    description:
      "Replaces another user's password by a temporary one, and signs them out everywhere. Administrators only. BAD_USER_INPUT for yourself, a deactivated account, or a user without a password.",
  })
  async renewTemporaryPassword(
    @Arg('input', () => RenewTemporaryPasswordInput, { description: 'The account, and its new temporary password.' })
    input: Checked<RenewTemporaryPasswordInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<RenewTemporaryPasswordPayload> {
    const user = await renewTemporaryPassword(db, caller.viewer!.user.id, input)
    return { user, message: TEMPORARY_PASSWORD_RENEWED }
  }

  @Query(() => String, { description: 'All personal data that is stored about you, as the text of a JSON document.' })
  async accountExport(@Ctx() { db, caller }: Context): Promise<string> {
    return JSON.stringify(await exportAccount(db, caller.viewer!.user.id), null, 2)
  }

  @Mutation(() => Boolean, {
    description: 'Erases your account, irreversibly; comments in discussions with others stay, without your name.',
  })
  async eraseAccount(@Ctx() { db, caller }: Context): Promise<boolean> {
    const { user } = caller.viewer!
    await caller.signOut()
    await eraseAccount(db, user.id)
    return true
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Path of our copy of the provider's picture; null without one, and for other users than yourself.",
  })
  async profileImageUrl(@Root() user: User, @Ctx() context: Context): Promise<string | null> {
    return context.caller.viewer?.user.id === user.id ? context.load(pictureAddressLoader, user) : null
  }
}

@Resolver(() => UserConnection)
export class UserConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of items over all pages.' })
  totalCount(@Root() connection: ConnectionOf<User>) {
    return connection.totalCount()
  }
}
