import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { SourceInfo } from '../../tenders/catalogue/catalogue.types.js'
import type { Context } from '../../accounts/context.js'
import { defineLoader } from '../../platform/graphql/loader.js'
import { lastSuccesses } from './run.service.js'

const lastRunLoader = defineLoader(async ({ db }, keys: readonly string[]) => {
  const runs = await lastSuccesses(db)
  return keys.map(key => runs.get(key) ?? null)
})

@Resolver(() => SourceInfo)
export class SourceStateResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it was last read completely, in UTC; null when never.',
  })
  async lastSuccessAt(@Root() { key }: SourceInfo, @Ctx() context: Context) {
    return (await context.load(lastRunLoader, key))?.lastSuccessAt ?? null
  }

  @FieldResolver(() => String, {
    description:
      'Status of its newest run: running, success, partial, failed, suspect or cancelled; never when it has not been read.',
  })
  async state(@Root() { key }: SourceInfo, @Ctx() context: Context) {
    return (await context.load(lastRunLoader, key))?.status ?? 'never'
  }
}
