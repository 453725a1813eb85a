import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { SourceInfo, sourceInfo } from '../../../tenders/catalogue/catalogue.types.js'
import type { Context } from '../../../accounts/context.js'
import { connectorOf } from '../../../reference/sources.js'
import { Person } from '../../../accounts/users/person.js'
import { personLoader } from '../../../accounts/users/person.loader.js'
import type { Checked } from '../../../platform/validation/checked.js'
import { findAnswer } from '../answers/answer.service.js'
import { SourceAnswer } from '../answers/source-answer.entity.js'
import { acceptRun } from '../held/accept.service.js'
import { refreshSources } from '../refresh.service.js'
import { messageOfRun } from '../run.resolver.js'
import { AcceptRunInput, RunSourceInput, SwitchSourceInput } from '../switches/switch.inputs.js'
import { readableSource, switchSource } from '../switches/switch.service.js'
import { countTroubled, healthOf, sourceHealth } from './health.service.js'
import { AcceptRunPayload, RunSourcePayload, SourceHealth, SwitchSourcePayload } from './health.types.js'

@Resolver(() => SourceHealth)
export class SourceHealthResolver {
  @Query(() => [SourceHealth], { description: 'How all sources are doing, in display order. Administrators only.' })
  sourceHealth(@Ctx() { db, settings }: Context) {
    return sourceHealth(db, settings)
  }

  @Query(() => Int, {
    description:
      'Number of sources that are on and whose newest run was suspect or failed. Administrators only; cheap enough for every page.',
  })
  troubledSourceCount(@Ctx() { db, settings }: Context) {
    return countTroubled(db, settings)
  }

  @Query(() => SourceAnswer, {
    nullable: true,
    description:
      'What a source answered in its last run, when that was suspect or failed; null otherwise. Administrators only.',
  })
  sourceAnswer(
    @Arg('source', () => String, { description: 'Key of the source, as in `between`.' }) source: string,
    @Ctx() { db }: Context,
  ) {
    return findAnswer(db, readableSource(source))
  }

  @Mutation(() => SwitchSourcePayload, {
    description: 'Switches a source on, or off with a reason. Idempotent. Administrators only.',
  })
  async switchSource(
    @Arg('input', () => SwitchSourceInput, { description: 'The source and its new state.' })
    input: Checked<SwitchSourceInput>,
    @Ctx() { db, settings, caller }: Context,
  ) {
    const source = await switchSource(db, caller.viewer!.user.id, input)
    return { sourceHealth: await healthOf(db, settings, source) }
  }

  @Mutation(() => AcceptRunPayload, {
    description:
      'Accepts a suspect run: stores what was held and closes what its complete list no longer shows, unless that is more than half. Administrators only. BAD_USER_INPUT when there is nothing to accept.',
  })
  async acceptRun(
    @Arg('input', () => AcceptRunInput, { description: 'Which source.' }) input: AcceptRunInput,
    @Ctx() { db, settings, caller }: Context,
  ) {
    const source = await acceptRun(db, caller.viewer!.user.id, input.source)
    return { sourceHealth: await healthOf(db, settings, source) }
  }

  @Mutation(() => RunSourcePayload, {
    description:
      'Reads a source, with those that are in the same list, and answers when that is done. Administrators only. UNAVAILABLE when it could not be read.',
  })
  async runSource(
    @Arg('input', () => RunSourceInput, { description: 'Which source.' }) input: RunSourceInput,
    @Ctx() { db, settings }: Context,
  ) {
    const source = readableSource(input.source)
    await refreshSources(db, settings, [connectorOf(source)!])
    return { sourceHealth: await healthOf(db, settings, source) }
  }

  @FieldResolver(() => SourceInfo, { description: 'Which source.' })
  source(@Root() { key }: SourceHealth): SourceInfo {
    return sourceInfo(key)
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Who switched it off; null while it is on, and when that account was erased.',
  })
  offBy(@Root() { offById }: SourceHealth, @Ctx() context: Context) {
    return offById && context.load(personLoader, offById)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What its newest run has to say, in Dutch; null when there is nothing.',
  })
  message(@Root() { runs }: SourceHealth, @Ctx() context: Context) {
    return runs[0] ? messageOfRun(runs[0], context) : null
  }
}
