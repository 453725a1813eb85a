import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { invalid } from '../../platform/errors.js'
import { MAX_FILTER_VALUES } from '../../reference/limits.js'
import { SourceInfo, sourceInfo } from '../catalogue/catalogue.types.js'
import { coverageOf } from './coverage.service.js'
import { CoveredSource, Coverage } from './coverage.types.js'

@Resolver(() => Coverage)
export class CoverageResolver {
  @Query(() => Coverage, {
    description:
      'Which sources that are on were not read successfully since the last scheduled refresh. UNAUTHENTICATED for a visitor.',
  })
  async coverage(
    @Arg('sources', () => [String], {
      nullable: true,
      description: `Keys or names of the sources that matter, at most ${MAX_FILTER_VALUES}; all of them when absent or empty.`,
    })
    sources: string[] | null,
    @Ctx() { db, settings }: Context,
  ): Promise<Coverage> {
    if (sources && sources.length > MAX_FILTER_VALUES)
      throw invalid('sources', `Vraag maximaal ${MAX_FILTER_VALUES} bronnen tegelijk.`)
    const [coverage] = await coverageOf(db, settings, [{ sources }], new Date())
    return coverage!
  }

  @FieldResolver(() => [SourceInfo], { description: 'The sources that were not read, in display order.' })
  uncovered(@Root() { uncovered }: Coverage): readonly SourceInfo[] {
    return uncovered.map(sourceInfo)
  }
}

@Resolver(() => CoveredSource)
export class CoveredSourceResolver {
  @FieldResolver(() => SourceInfo, { description: 'Which source.' })
  source(@Root() { key }: CoveredSource): SourceInfo {
    return sourceInfo(key)
  }
}
