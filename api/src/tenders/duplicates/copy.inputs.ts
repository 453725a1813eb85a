import { IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'
import { TENDER_GONE } from '../tender/tender.service.js'

@InputType({ description: 'The tender to separate from its copies.' })
export class SplitTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: TENDER_GONE })
  tenderId!: string
}
