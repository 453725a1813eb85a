import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { sourceInfo } from '../../../tenders/catalogue/catalogue.types.js'
import type { Context } from '../../../accounts/context.js'
import { Person } from '../../../accounts/users/person.js'
import { personLoader } from '../../../accounts/users/person.loader.js'
import type { Checked } from '../../../platform/validation/checked.js'
import { healthOf } from '../health/health.service.js'
import { Addition } from '../health/health.types.js'
import { AddedSourceInput, RemoveSourceInput } from './added-source.inputs.js'
import { addSource, removeSource } from './added-source.service.js'
import { AddSourcePayload, RemoveSourcePayload, TrySourcePayload } from './added-source.types.js'
import { withRequestPaused } from '../../../platform/load-shedding/request-scope.js'
import { trySource } from './try-source.service.js'

@Resolver(() => Addition)
export class AddedSourceResolver {
  @Mutation(() => TrySourcePayload, {
    description:
      'Reads the first entries of a source and answers what would be stored; stores nothing. Administrators only. BAD_USER_INPUT on the address when it could not be read.',
  })
  async trySource(
    @Arg('input', () => AddedSourceInput, { description: 'Where it is, and how it is read.' })
    input: Checked<AddedSourceInput>,
    @Ctx() { settings }: Context,
  ): Promise<TrySourcePayload> {
    const { count, notices, refused } = await withRequestPaused(() => trySource(settings, input))
    const drafts = notices.map(
      ({
        draft: { publicationId, title, organization, closingDate = null, closingNote = null, sourceUrl = null },
      }) => ({
        publicationId,
        title,
        organization,
        // Structured cloning between threads yields a Date of another realm, which fails `instanceof Date`.
        closingDate: closingDate && new Date(closingDate),
        closingNote,
        sourceUrl,
      }),
    )
    return { count, drafts, refusals: refused }
  }

  @Mutation(() => AddSourcePayload, {
    description:
      'Adds a source, which is read from the next run on. A removed source of the same name is restored. Administrators only.',
  })
  async addSource(
    @Arg('input', () => AddedSourceInput, { description: 'Where it is, and how it is read.' })
    input: Checked<AddedSourceInput>,
    @Ctx() { db, settings, caller }: Context,
  ) {
    const source = await addSource(db, settings, caller.viewer!.user.id, input)
    return { sourceHealth: await healthOf(db, settings, source) }
  }

  @Mutation(() => RemoveSourcePayload, {
    description:
      'Removes an added source: it is no longer read, and its tenders stay under its name. Idempotent. Administrators only.',
  })
  async removeSource(
    @Arg('input', () => RemoveSourceInput, { description: 'Which source.' }) { source }: RemoveSourceInput,
    @Ctx() { db }: Context,
  ) {
    await removeSource(db, source)
    return { source: sourceInfo(source) }
  }

  @FieldResolver(() => Person, { nullable: true, description: 'Who added it; null when that account was erased.' })
  addedBy(@Root() { addedById }: Addition, @Ctx() context: Context) {
    return addedById && context.load(personLoader, addedById)
  }
}
