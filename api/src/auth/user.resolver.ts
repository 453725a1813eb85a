import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../context.js'
import type { ConnectionOf } from '../paging/connection.js'
import { PageArgs } from '../paging/page-args.js'
import { eraseAccount, exportAccount } from '../users/account.service.js'
import { User } from '../users/user.entity.js'
import { pictureAddressLoader } from '../users/user.loaders.js'
import { createUser, listUsers, setUserActive, USER_CREATED, UserConnection } from '../users/user.service.js'
import { CreateUserInput, SetUserActiveInput } from '../users/user.inputs.js'
import type { Checked } from '../validation/checked.js'
import { CreateUserPayload, SetUserActivePayload } from './user.types.js'

@Resolver(() => User)
export class UserResolver {
  @Query(() => UserConnection, { description: 'All accounts, the oldest first. For administrators.' })
  users(@Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context) {
    return listUsers(db, page)
  }

  @Mutation(() => CreateUserPayload, { description: 'Makes a staff account. For administrators.' })
  async createUser(
    @Arg('input', () => CreateUserInput, { description: 'The account.' }) input: Checked<CreateUserInput>,
    @Ctx() { db, settings }: Context,
  ): Promise<CreateUserPayload> {
    const user = await createUser(db, settings.companyEmailDomain, input)
    return { user, message: USER_CREATED }
  }

  @Mutation(() => SetUserActivePayload, { description: 'Lets somebody in, or shuts them out. For administrators.' })
  async setUserActive(
    @Arg('input', () => SetUserActiveInput, { description: 'Whose account, and whether it is open.' }) {
      userId,
      isActive,
    }: SetUserActiveInput,
    @Ctx() { db, caller }: Context,
  ): Promise<SetUserActivePayload> {
    return { user: await setUserActive(db, caller.viewer!.user.id, userId, isActive) }
  }

  @Query(() => String, { description: 'All that is kept about you, as JSON.' })
  async accountExport(@Ctx() { db, caller }: Context): Promise<string> {
    return JSON.stringify(await exportAccount(db, caller.viewer!.user.id), null, 2)
  }

  @Mutation(() => Boolean, {
    description: 'Erases your account; comments stay without your name. It cannot be undone.',
  })
  async eraseAccount(@Ctx() { db, caller }: Context): Promise<boolean> {
    const { user } = caller.viewer!
    await caller.signOut()
    await eraseAccount(db, user.id)
    return true
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Our own copy of the provider's picture; only one's own.",
  })
  async profileImageUrl(@Root() user: User, @Ctx() context: Context): Promise<string | null> {
    return context.caller.viewer?.user.id === user.id ? context.load(pictureAddressLoader, user) : null
  }
}

@Resolver(() => UserConnection)
export class UserConnectionResolver {
  @FieldResolver(() => Int, { description: 'Over all pages.' })
  totalCount(@Root() connection: ConnectionOf<User>) {
    return connection.totalCount()
  }
}
