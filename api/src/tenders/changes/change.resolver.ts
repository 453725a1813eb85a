import { FieldResolver, Resolver, Root } from 'type-graphql'
import { SourceInfo, sourceInfo } from '../catalogue/catalogue.types.js'
import { textOf } from './change-text.js'
import { TenderChange } from './change.types.js'

@Resolver(() => TenderChange)
export class TenderChangeResolver {
  @FieldResolver(() => SourceInfo, { description: 'Source of the tender that changed, which may be a copy.' })
  source(@Root() { source }: TenderChange): SourceInfo {
    return sourceInfo(source)
  }

  @FieldResolver(() => String, { description: "What changed, in Dutch: 'Sluiting vervroegd'." })
  headline(@Root() change: TenderChange): string {
    return textOf(change)[0]
  }

  @FieldResolver(() => String, {
    description: "The old and new values, in Dutch: 'van 17 december naar 30 november'; empty without values.",
  })
  detail(@Root() change: TenderChange): string {
    return textOf(change)[1]
  }
}
