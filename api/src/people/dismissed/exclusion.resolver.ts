import { Arg, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Checked } from '../../platform/validation/checked.js'
import { AddExclusionInput, RemoveExclusionInput } from './exclusion.inputs.js'
import { addExclusion, exclusionsFor, removeExclusion } from './exclusion.service.js'
import { Exclusion } from './exclusion.types.js'

@ObjectType({ description: 'The result of `addExclusion`.' })
class AddExclusionPayload {
  @Field(() => Exclusion, { description: 'The exclusion; the existing one when it was excluded before.' })
  exclusion!: Exclusion
}

@ObjectType({ description: 'The result of `removeExclusion`.' })
class RemoveExclusionPayload {
  @Field(() => ID, { description: 'The id that was given.' })
  id!: string
}

@Resolver()
export class ExclusionResolver {
  @Query(() => [Exclusion], {
    description: 'The buyers and words that you excluded, newest first. UNAUTHENTICATED for a visitor.',
  })
  exclusions(@Ctx() { db, caller }: Context): Promise<Exclusion[]> {
    return exclusionsFor(db, caller.viewer!.user.id)
  }

  @Mutation(() => AddExclusionPayload, {
    description: 'Keeps the tenders of a buyer, or with a word, out of your lists and their counts. Idempotent.',
  })
  async addExclusion(
    @Arg('input', () => AddExclusionInput, { description: 'The buyer or word to exclude.' })
    input: Checked<AddExclusionInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<AddExclusionPayload> {
    return { exclusion: await addExclusion(db, caller.viewer!.user.id, input) }
  }

  @Mutation(() => RemoveExclusionPayload, {
    description: 'Removes an exclusion, so that your lists show its tenders again. Idempotent.',
  })
  async removeExclusion(
    @Arg('input', () => RemoveExclusionInput, { description: 'Which one.' }) { id }: Checked<RemoveExclusionInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<RemoveExclusionPayload> {
    await removeExclusion(db, caller.viewer!.user.id, id)
    return { id }
  }
}
