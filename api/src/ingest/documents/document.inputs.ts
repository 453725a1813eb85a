import { IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'

@InputType({ description: 'The tender whose list of documents is read.' })
export class CheckTenderDocumentsInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: 'Tender ID is verplicht' })
  tenderId!: string
}
