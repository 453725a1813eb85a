import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../../platform/graphql/object-type.js'
import { SourceInfo } from '../../../tenders/catalogue/catalogue.types.js'
import { SourceHealth } from '../health/health.types.js'

@ObjectType({ description: 'The draft of a tender that an entry would become.' })
export class SourceDraft {
  @Field(() => String, { description: 'Identifies the entry at its source.' })
  publicationId!: string

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => String, { description: 'The client or buyer; the name of the source where the entry does not tell.' })
  organization!: string

  @Field(() => Date, { nullable: true, description: 'When it closes; null when the entry does not tell.' })
  closingDate!: Date | null

  @Field(() => String, { nullable: true, description: 'As `Tender.closingNote`.' })
  closingNote!: string | null

  @Field(() => String, { nullable: true, description: 'URL of its page; null without a usable one.' })
  sourceUrl!: string | null
}

@ObjectType({ description: 'The result of `trySource`.' })
export class TrySourcePayload {
  @Field(() => Int, { description: 'Number of entries on the first page of the list.' })
  count!: number

  @Field(() => [SourceDraft], { description: 'Drafts of the first ten entries.' })
  drafts!: readonly SourceDraft[]

  @Field(() => [String], { description: 'Dutch sentence for each of the first ten that cannot be used.' })
  refusals!: readonly string[]
}

@ObjectType({ description: 'The result of `addSource`.' })
export class AddSourcePayload {
  @Field(() => SourceHealth, { description: 'The source as it is now.' })
  sourceHealth!: SourceHealth
}

@ObjectType({ description: 'The result of `removeSource`.' })
export class RemoveSourcePayload {
  @Field(() => SourceInfo, { description: 'The source that is no longer read.' })
  source!: SourceInfo
}
