import { Arg, Args, Ctx, Field, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { FruitlessSearch } from './fruitless-search.entity.js'
import { ForgetFruitlessSearchInput } from './fruitless.inputs.js'
import {
  countFruitlessSearches,
  forgetAllFruitless,
  forgetFruitless,
  FruitlessSearchConnection,
  listFruitlessSearches,
} from './fruitless.service.js'

@ObjectType({ description: 'What is left after one or all searches were forgotten.' })
class ForgetFruitlessPayload {
  @Field(() => Int, { description: 'Number of searches in `fruitlessSearches` now, over all pages.' })
  totalCount!: number
}

@Resolver()
export class FruitlessSearchResolver {
  @Query(() => FruitlessSearchConnection, {
    description:
      'Searches by words alone that found nothing, on two days or more, the most frequent first. Administrators only.',
  })
  fruitlessSearches(@Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context) {
    return listFruitlessSearches(db, page)
  }

  @Mutation(() => ForgetFruitlessPayload, {
    description: 'Forgets one search; it returns when it finds nothing again. Idempotent. Administrators only.',
  })
  async forgetFruitlessSearch(
    @Arg('input', () => ForgetFruitlessSearchInput, { description: 'Which one.' }) { id }: ForgetFruitlessSearchInput,
    @Ctx() { db }: Context,
  ): Promise<ForgetFruitlessPayload> {
    await forgetFruitless(db, id)
    return { totalCount: await countFruitlessSearches(db) }
  }

  @Mutation(() => ForgetFruitlessPayload, {
    description: 'Forgets all searches, those on one day only included. Idempotent. Administrators only.',
  })
  async forgetFruitlessSearches(@Ctx() { db }: Context): Promise<ForgetFruitlessPayload> {
    await forgetAllFruitless(db)
    return { totalCount: 0 }
  }
}

@Resolver(() => FruitlessSearchConnection)
export class FruitlessSearchConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of items over all pages.' })
  totalCount(@Root() connection: ConnectionOf<FruitlessSearch>) {
    return connection.totalCount()
  }
}
