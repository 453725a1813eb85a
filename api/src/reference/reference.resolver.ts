import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../context.js'
import { Category } from './category.entity.js'
import { listCategories } from './category.service.js'
import { domains } from './domains.js'
import { DomainInfo, domainInfo, RegionInfo, SourceInfo } from './reference.types.js'
import { regions } from './regions.js'
import { sources } from './sources.js'

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], { description: 'All sixteen, in the order they are shown.' })
  categories(@Ctx() { db }: Context) {
    return listCategories(db)
  }

  @FieldResolver(() => DomainInfo, { description: 'The domain that it belongs to.' })
  domain(@Root() { domain }: Category) {
    return domainInfo(domain)
  }

  @FieldResolver(() => Int, { description: 'Tenders with this category, archived ones included.' })
  tenderCount(@Root() { id }: Category, @Ctx() { load }: Context) {
    return load.categoryCount.load(id)
  }
}

@Resolver(() => SourceInfo)
export class SourceResolver {
  @Query(() => [SourceInfo], { description: "All sources; the specification's six first." })
  sources(): readonly SourceInfo[] {
    return sources
  }

  @FieldResolver(() => Int, { description: 'Tenders of this source, archived ones included.' })
  tenderCount(@Root() { key }: SourceInfo, @Ctx() { load }: Context) {
    return load.sourceCount.load(key)
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When it was last read whole.' })
  async lastSuccessAt(@Root() { key }: SourceInfo, @Ctx() { load }: Context) {
    return (await load.lastRun.load(key))?.lastSuccessAt ?? null
  }

  @FieldResolver(() => String, {
    description: 'How its newest run ended: running, success, partial, failed, suspect, cancelled; or never.',
  })
  async state(@Root() { key }: SourceInfo, @Ctx() { load }: Context) {
    return (await load.lastRun.load(key))?.status ?? 'never'
  }
}

@Resolver()
export class ReferenceResolver {
  @Query(() => [DomainInfo], { description: 'All six, in the order they are shown.' })
  domains(): readonly DomainInfo[] {
    return domains
  }

  @Query(() => [RegionInfo], { description: 'What the region filter offers.' })
  regions(): readonly RegionInfo[] {
    return regions
  }
}
