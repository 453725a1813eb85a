import { Arg, Args, Ctx, Field, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { EmptySearch } from './empty-search.entity.js'
import { ForgetEmptySearchInput } from './empty-search.inputs.js'
import {
  countEmptySearches,
  forgetAllEmptySearches,
  forgetEmptySearch,
  EmptySearchConnection,
  listEmptySearches,
} from './empty-search.service.js'

@ObjectType({ description: 'The remaining empty searches after a deletion.' })
class ForgetEmptySearchesPayload {
  @Field(() => Int, { description: 'Number of searches in `emptySearches` after it, over all pages.' })
  totalCount!: number
}

@Resolver()
export class EmptySearchResolver {
  @Query(() => EmptySearchConnection, {
    description:
      'Searches without other filters that found nothing, on two days or more, the most frequent first. Administrators only.',
  })
  emptySearches(@Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context) {
    return listEmptySearches(db, page)
  }

  @Mutation(() => ForgetEmptySearchesPayload, {
    description: 'Deletes one search; it returns when it finds nothing again. Idempotent. Administrators only.',
  })
  async forgetEmptySearch(
    @Arg('input', () => ForgetEmptySearchInput, { description: 'The search to delete.' }) {
      id,
    }: ForgetEmptySearchInput,
    @Ctx() { db }: Context,
  ): Promise<ForgetEmptySearchesPayload> {
    await forgetEmptySearch(db, id)
    return { totalCount: await countEmptySearches(db) }
  }

  @Mutation(() => ForgetEmptySearchesPayload, {
    description: 'Deletes all searches, including those of a single day. Idempotent. Administrators only.',
  })
  async forgetEmptySearches(@Ctx() { db }: Context): Promise<ForgetEmptySearchesPayload> {
    await forgetAllEmptySearches(db)
    return { totalCount: 0 }
  }
}

@Resolver(() => EmptySearchConnection)
export class EmptySearchConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of items over all pages.' })
  totalCount(@Root() connection: ConnectionOf<EmptySearch>) {
    return connection.totalCount()
  }
}
