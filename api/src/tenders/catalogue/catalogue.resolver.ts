import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { Category } from './category.entity.js'
import { currentCategories } from './category-memory.js'
import { keywordsLoader } from './category.loaders.js'
import { invalid } from '../../platform/errors.js'
import { cpvShortLabel } from '../../reference/cpv-labels.js'
import { domains } from '../../reference/domains.js'
import { CpvLabel, DomainInfo, domainInfo, RegionInfo, SourceInfo } from './catalogue.types.js'
import { MAX_FILTER_VALUES } from '../../reference/limits.js'
import { regions } from '../../reference/regions.js'
import { allSources } from '../../reference/sources.js'

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], { description: 'All sixteen categories, in display order.' })
  async categories(@Ctx() { db }: Context) {
    return [...(await currentCategories(db))]
  }

  @FieldResolver(() => DomainInfo, { description: 'Domain of the category.' })
  domain(@Root() { domain }: Category) {
    return domainInfo(domain)
  }

  @FieldResolver(() => [String], {
    description: 'Words and phrases that indicate the category: some 200, so select them rarely.',
  })
  keywords(@Root() { id }: Category, @Ctx() context: Context) {
    return context.load(keywordsLoader, id)
  }
}

@Resolver()
export class CatalogueResolver {
  @Query(() => [SourceInfo], {
    description:
      "All sources, in display order: the specification's six first, those that an administrator added last.",
  })
  sources(): readonly SourceInfo[] {
    return allSources()
  }

  @Query(() => [DomainInfo], { description: 'All six domains, in display order.' })
  domains(): readonly DomainInfo[] {
    return domains
  }

  @Query(() => [RegionInfo], {
    description: "The options of the region filter: the specification's five first, then the other provinces.",
  })
  regions(): readonly RegionInfo[] {
    return regions
  }

  @Query(() => [CpvLabel], {
    description: `The labels of CPV codes, in the order of the request; at most ${MAX_FILTER_VALUES}.`,
  })
  cpvLabels(
    @Arg('codes', () => [String], { description: 'CPV codes, with or without trailing zeros.' }) codes: string[],
  ): readonly CpvLabel[] {
    if (codes.length > MAX_FILTER_VALUES) throw invalid('codes', `Vraag maximaal ${MAX_FILTER_VALUES} codes tegelijk.`)
    return codes.map(code => ({ code, label: cpvShortLabel(code) }))
  }
}
