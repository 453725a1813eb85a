import { Field, Float, ID } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { SourceInfo } from '../catalogue/catalogue.types.js'
import { SelfEmployment, TenderStatus } from '../../reference/tender-values.js'
import { Tender } from '../tender/tender.entity.js'

@ObjectType({ description: 'A copy of a tender at one source: a tender by itself, with the values of that source.' })
export class TenderCopy {
  @Field(() => ID, { description: 'Global id of the tender there.' })
  tenderId!: string

  @Field(() => SourceInfo, { description: 'Source that it was read from; each source has it once.' })
  source!: SourceInfo

  @Field(() => String, { nullable: true, description: 'Page of the notice there; always http or https.' })
  url!: string | null

  @Field(() => TenderStatus, { description: 'Status group there, computed at the time of the request.' })
  status!: TenderStatus

  @Field(() => Date, { nullable: true, description: 'The deadline there; null when that source names none.' })
  closingDate!: Date | null

  @Field(() => String, { nullable: true, description: 'As `closingNote` of a tender.' })
  closingNote!: string | null

  @Field(() => Date, { nullable: true, description: 'As `notListedSince` of a tender.' })
  notListedSince!: Date | null

  @Field(() => Float, { nullable: true, description: 'Lowest rate in euro an hour there; null when unknown.' })
  minHourlyRate!: number | null

  @Field(() => Float, { nullable: true, description: 'Highest rate in euro an hour there; null when unknown.' })
  maxHourlyRate!: number | null

  @Field(() => String, { nullable: true, description: 'As `rateNote` of a tender.' })
  rateNote!: string | null

  @Field(() => SelfEmployment, { nullable: true, description: "That source's own answer; null when it is silent." })
  selfEmployment!: SelfEmployment | null

  @Field(() => String, { nullable: true, description: 'As `selfEmploymentQuote` of a tender.' })
  selfEmploymentQuote!: string | null

  @Field(() => Date, { description: 'When it was first stored from that source.' })
  firstSeenAt!: Date
}

@ObjectType({ description: 'The result of `splitTender`.' })
export class SplitTenderPayload {
  @Field(() => Tender, { description: 'The tender, which has no copies now.' })
  tender!: Tender

  @Field(() => [Tender], { description: 'Its former copies; empty when it had none.' })
  others!: Tender[]
}
