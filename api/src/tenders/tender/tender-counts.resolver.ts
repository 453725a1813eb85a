import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { SourceInfo } from '../catalogue/catalogue.types.js'
import { Category } from '../catalogue/category.entity.js'
import type { Context } from '../../accounts/context.js'
import { categoryCountLoader, sourceCountLoader } from './tender.loaders.js'

@Resolver(() => Category)
export class CategoryTenderCountResolver {
  @FieldResolver(() => Int, {
    description: 'Number of tenders with this category, archived ones included; what several sources have counts once.',
  })
  tenderCount(@Root() { id }: Category, @Ctx() context: Context) {
    return context.load(categoryCountLoader, id)
  }
}

@Resolver(() => SourceInfo)
export class SourceTenderCountResolver {
  @FieldResolver(() => Int, {
    description:
      'Number of tenders of this source, archived ones included, whether or not another source has them too.',
  })
  tenderCount(@Root() { key }: SourceInfo, @Ctx() context: Context) {
    return context.load(sourceCountLoader, key)
  }
}
