import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { Direct } from '../graphql/direct.js'
import type { Context } from '../context.js'
import { Category } from './category.entity.js'
import { currentCategories } from './category-memory.js'
import { keywordsLoader } from './category.loaders.js'
import { domains } from '../reference/domains.js'
import { DomainInfo, domainInfo, RegionInfo, SourceInfo } from './catalogue.types.js'
import { regions } from '../reference/regions.js'
import { allSources } from '../reference/sources.js'

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], { description: 'All sixteen categories, in display order.' })
  async categories(@Ctx() { db }: Context) {
    return [...(await currentCategories(db))]
  }

  @Direct
  @FieldResolver(() => DomainInfo, { description: 'Domain of the category.' })
  domain(@Root() { domain }: Category) {
    return domainInfo(domain)
  }

  @Direct
  @FieldResolver(() => [String], { description: 'Words and phrases that speak for it: some 200, so ask them seldom.' })
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
}
