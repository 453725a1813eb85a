import { Field, ID } from 'type-graphql'
import { ObjectType } from '../graphql/object-type.js'
import { SourceInfo } from '../catalogue/catalogue.types.js'
import { Tender } from '../tenders/tender.entity.js'

@ObjectType({ description: 'Another place where a tender was found: a tender of its own, with what that source says.' })
export class TenderCopy {
  @Field(() => ID, { description: 'Global id of the tender there.' })
  tenderId!: string

  @Field(() => SourceInfo, { description: 'Source that it was read from; each source has it once.' })
  source!: SourceInfo

  @Field(() => String, { nullable: true, description: 'Page of the notice there; always http or https.' })
  url!: string | null
}

@ObjectType({ description: 'The result of `splitTender`.' })
export class SplitTenderPayload {
  @Field(() => Tender, { description: 'The tender, which stands by itself now.' })
  tender!: Tender

  @Field(() => [Tender], { description: 'What it was taken for; empty when it stood by itself already.' })
  others!: Tender[]
}
